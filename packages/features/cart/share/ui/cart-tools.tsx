import { PageAccountField } from "@capstan/features/account";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { Button, ButtonLink } from "@capstan/ui/button";
import { Download, Share2 } from "lucide-react";
import { shareDays } from "../cart-share.ts";

/** What can be done with a cart as a whole beside ordering it. */
export function CartTools({ canShare }: { readonly canShare: boolean }) {
  return (
    <div className="cart-tools">
      <ButtonLink href={lazyUrls.cartFile()} size="small" kind="secondary" download>
        <Download size={16} /> Download CSV
      </ButtonLink>
      {canShare && (
        <>
          <form action={lazyUrls.shareCart()} method="post">
            <PageAccountField />
            <Button type="submit" size="small" aria-describedby="share-cart-note">
              <Share2 size={16} /> Share Cart
            </Button>
          </form>
          <a href={lazyUrls.cartLinks()}>Shared links</a>
          <p id="share-cart-note" className="cart-tools-note">
            A link shows items, quantities and notes for {shareDays} days, at the price of whoever opens it.
          </p>
        </>
      )}
    </div>
  );
}
