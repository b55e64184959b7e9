import { Notification } from "@capstan/ui/notification";
import type { ProductView } from "../product.ts";

interface StateNoticeProps {
  readonly state: Exclude<ProductView["state"], "sold">;
  readonly successor: ProductView["successor"];
}

const notices = {
  clearance: { kind: "info", title: "Clearance.", words: "It is sold as long as there is stock." },
  planned: { kind: "info", title: "Not on sale yet.", words: "" },
  discontinued: { kind: "caution", title: "No longer sold.", words: "" },
} as const;

/** Where an item stands in its life, and what has come in its place. */
export function StateNotice({ state, successor }: StateNoticeProps) {
  const { kind, title, words } = notices[state];
  return (
    <div className="buy-box-state">
      <Notification kind={kind} title={title}>
        {words}
        {successor !== null && (
          <>
            {" "}
            It is replaced by <a href={successor.url}>{successor.name}</a>, item{" "}
            <span className="mono">{successor.sku}</span>.
          </>
        )}
        {successor === null && state === "discontinued" && <>See the alternates below.</>}
      </Notification>
    </div>
  );
}
