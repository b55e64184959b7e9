import { dayAndYear } from "@capstan/platform/format-time";
import { urls } from "@capstan/features/urls";
import { ButtonLink } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { type ShareSummary, maxShares, shareDays } from "../cart-share.ts";
import { StopSharing } from "./stop-sharing.tsx";

export const linkOutcomes = ["limit", "stopped"] as const;

interface CartLinksPageProps {
  readonly shares: readonly ShareSummary[];
  readonly outcome: (typeof linkOutcomes)[number] | null;
}

/** The visitor's own links. A link itself is shown once, when it is made: here it can only be ended. */
export function CartLinksPage({ shares, outcome }: CartLinksPageProps) {
  return (
    <div className="wrap cart-links">
      <h1>Shared links</h1>
      {outcome === "limit" && (
        <Notification kind="error" title={`You share ${maxShares} carts already.`}>
          Stop sharing one of them, and try again.
        </Notification>
      )}
      {outcome === "stopped" && <Notification kind="ok" title="The link opens nothing any more." />}
      <p className="cart-links-note">
        Each opens a copy of your cart for {shareDays} days. You can have {maxShares} at once.
      </p>
      {shares.length === 0 ? (
        <p>You share no cart.</p>
      ) : (
        <ul className="cart-links-list" aria-label="Your shared links">
          {shares.map(({ id, createdOn, expiresOn, lineCount, firstSkus }) => (
            <li key={id}>
              <div>
                <b>{lineCount === 1 ? "1 product" : `${lineCount} products`}</b>, shared {dayAndYear(createdOn)}
                <p className="cart-links-note">
                  <span className="mono">{firstSkus.join(", ")}</span>
                  {lineCount > firstSkus.length && " …"}, until {dayAndYear(expiresOn)}
                </p>
              </div>
              <StopSharing id={id} of={firstSkus.join(", ")} />
            </li>
          ))}
        </ul>
      )}
      <ButtonLink href={urls.cart()}>View Cart</ButtonLink>
    </div>
  );
}
