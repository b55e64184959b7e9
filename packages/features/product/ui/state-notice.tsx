import { dayAndYear } from "@capstan/platform/format-time";
import { Notification } from "@capstan/ui/notification";
import type { ProductView } from "../product.ts";

interface StateNoticeProps {
  readonly state: Exclude<ProductView["state"], "sold">;
  readonly view: Pick<ProductView, "successor" | "availableFrom" | "discontinuedOn">;
}

const notices = {
  clearance: { kind: "info", title: "Clearance." },
  planned: { kind: "info", title: "Not on sale yet." },
  discontinued: { kind: "caution", title: "No longer sold." },
} as const;

/** Where an item stands in its life, and what has come in its place. */
export function StateNotice({ state, view }: StateNoticeProps) {
  const { successor } = view;
  const { kind, title } = notices[state];
  return (
    <div className="buy-box-state">
      <Notification kind={kind} title={title}>
        {sentenceOf(state, view)}
        {successor !== null && (
          <>
            {" "}
            It is replaced by <a href={successor.url}>{successor.name}</a>, item{" "}
            <span className="mono">{successor.sku}</span>.
          </>
        )}
        {successor === null && state === "discontinued" && <> See the alternates below.</>}
      </Notification>
    </div>
  );
}

function sentenceOf(state: StateNoticeProps["state"], { availableFrom, discontinuedOn }: StateNoticeProps["view"]) {
  if (state === "planned" && availableFrom !== null) return `Available from ${dayAndYear(availableFrom)}.`;
  if (state === "discontinued" && discontinuedOn !== null) return `Discontinued on ${dayAndYear(discontinuedOn)}.`;
  return state === "clearance" ? "It is sold as long as there is stock." : "";
}
