import { inDigits } from "@capstan/ui/digits";
import { Button } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import type { CartDetails, PendingQuestion, ProblemGroup } from "../cart.ts";
import { CartLine } from "./cart-line.tsx";
import { ChangeForm } from "./change-form.tsx";
import { LineAlternates } from "./line-alternates.tsx";

type RemovedLines = NonNullable<CartDetails["removed"]>;

/** What the cart has to say before its lines: what a sign-in did, what can be undone, what is asked, what can't be ordered. */
export function CartMessages({ cart, hasUndo }: { readonly cart: CartDetails; readonly hasUndo: boolean }) {
  const { notice, removed, question, problems } = cart;
  return (
    <>
      {notice.length > 0 && (
        <Notification kind="info" title="Your cart was combined with the one from before you signed in.">
          {notice.join(" ")}
          <ChangeForm change="dismiss" fields={{}}>
            <Button kind="quiet" size="small" type="submit">
              Got it
            </Button>
          </ChangeForm>
        </Notification>
      )}
      {removed !== null && hasUndo && (
        <div id={removedId} tabIndex={-1}>
          <Removed removed={removed} />
        </div>
      )}
      {question !== null && <Question question={question} />}
      {problems.map((group) => (
        <Problem
          key={group.entries[0]?.problem?.restriction ?? group.errorType}
          group={group}
          alternates={cart.alternates}
          hasAccount={cart.accountNumber !== null}
        />
      ))}
    </>
  );
}

/** Where the focus goes when nothing is left of the cart. */
export const removedId = "cart-removed";

export function Removed({ removed, live = false }: { readonly removed: RemovedLines; readonly live?: boolean }) {
  return (
    <Notification kind="ok" title={removedText(removed)} live={live}>
      <ChangeForm change="undo" fields={{ change: String(removed.change) }}>
        <Button kind="quiet" size="small" type="submit">
          Undo
        </Button>
      </ChangeForm>
    </Notification>
  );
}

function removedText({ lines }: RemovedLines): string {
  const [first] = lines;
  return lines.length === 1 && first ? `${first.name} was removed.` : `${lines.length} products were removed.`;
}

/** Spec 4: of a state's question, No counts as agree and Yes as cancel. */
function Question({
  question: { sku, name, quantity, errorType, flag, error },
}: {
  readonly question: PendingQuestion;
}) {
  const isState = errorType === "stateRestricted";
  const fields = { itemId: sku, quantity: String(quantity) };
  return (
    <Notification kind="caution" title={`${name}: ${error.errorMessage}`}>
      {error.policyViolationAlerts?.detailedMessage} {error.question}
      <div className="cart-answers">
        <ChangeForm change="compliance" fields={{ ...fields, [flag]: "true" }}>
          <Button kind="primary" size="small" type="submit">
            {isState ? error.no : error.yes}
          </Button>
        </ChangeForm>
        <ChangeForm change="compliance" fields={{ ...fields, [flag]: "false" }}>
          <Button kind="quiet" size="small" type="submit">
            {isState ? error.yes : error.no}
          </Button>
        </ChangeForm>
      </div>
    </Notification>
  );
}

interface ProblemProps extends Pick<CartDetails, "alternates"> {
  readonly group: ProblemGroup;
  readonly hasAccount: boolean;
}

/** Spec 8: what is invalid says so by itself; other problems have one message and the lines that it is about. */
function Problem({ group, alternates, hasAccount }: ProblemProps) {
  const { errorType, errorMessage, errorHtml, entries } = group;
  if (errorType === "invalid")
    return entries.map(({ sku, problem }) => (
      <Notification key={sku} kind="error" title={problem?.error.errorMessage ?? errorMessage} />
    ));
  return (
    <Notification kind="error" title={<span dangerouslySetInnerHTML={{ __html: errorHtml }} />}>
      {entries[0]?.problem?.error.policyViolationAlerts?.detailedMessage}
      <ul className="cart-problem-lines">
        {entries.map((line) => (
          <CartLine key={line.sku} line={line} hasAccount={hasAccount} isBorderless>
            <LineAlternates line={line} alternates={alternates.get(line.sku) ?? []} hasAccount={hasAccount} />
          </CartLine>
        ))}
      </ul>
    </Notification>
  );
}

/** What waits for later. */
export function SavedLines({ saved }: Pick<CartDetails, "saved">) {
  if (saved.length === 0) return null;
  return (
    <section className="cart-saved" aria-labelledby="cart-saved">
      <h2 id="cart-saved">Saved for later</h2>
      <ul>
        {saved.map(({ sku, name, url, quantity }) => (
          <li key={sku}>
            <a href={url}>{name}</a> Qty {inDigits(quantity)}
            <ChangeForm change="move" fields={{ sku }}>
              <Button kind="quiet" size="small" type="submit">
                Move to cart<span className="visually-hidden"> {name}</span>
              </Button>
            </ChangeForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
