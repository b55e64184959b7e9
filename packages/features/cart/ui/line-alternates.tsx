import { PromiseStatus } from "@capstan/features/availability";
import { ItemPicture } from "@capstan/features/pictures";
import { Button } from "@capstan/ui/button";
import { inDigits } from "@capstan/ui/digits";
import type { CartLineDetails } from "../cart.ts";
import { CartPrice } from "./cart-line.tsx";
import { ChangeForm } from "./change-form.tsx";

interface LineAlternatesProps {
  /** What is not sold any more. */
  readonly line: CartLineDetails;
  readonly alternates: readonly CartLineDetails[];
  readonly hasAccount: boolean;
}

/** What to buy in its place, each with a form that puts it there. */
export function LineAlternates({ line, alternates, hasAccount }: LineAlternatesProps) {
  if (alternates.length === 0) return null;
  return (
    <div className="cart-alternates">
      <p className="cart-alternates-title">Alternates</p>
      <ul aria-label={`Alternates of ${line.name}`}>
        {alternates.map(({ sku, name, url, promise, quantity, ...other }) => (
          <li key={sku}>
            <ItemPicture sku={sku} size={48} alt="" />
            <div className="cart-item">
              <a href={url} className="cart-name">
                {name}
              </a>
              <p>
                Item # <span className="mono">{sku}</span>
              </p>
              {promise?.ship && <PromiseStatus promise={promise.ship} />}
            </div>
            <div className="cart-price">
              <CartPrice line={{ sku, name, url, promise, quantity, ...other }} hasAccount={hasAccount} />
            </div>
            <ChangeForm change="replace" fields={{ sku: line.sku, productCode: sku, quantity: String(quantity) }}>
              <Button size="small" type="submit">
                Replace {inDigits(quantity)}
                <span className="visually-hidden"> with {name}</span>
              </Button>
            </ChangeForm>
          </li>
        ))}
      </ul>
    </div>
  );
}
