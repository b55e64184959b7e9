import { Button } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { CircleAlert, TriangleAlert } from "lucide-react";
import type { AddEntry } from "../../flow/add-answer.ts";
import type { EntryGroup } from "../../flow/surface.ts";
import { EntryHead } from "./entry-head.tsx";
import { RichText } from "./rich-text.tsx";

interface ErrorGroupProps {
  readonly group: EntryGroup;
  readonly onReview: (entry: AddEntry) => void;
}

/** Spec 8: why some entries were not added. */
export function ErrorGroup({ group, onReview }: ErrorGroupProps) {
  const { errorType, variant, entries } = group;
  const message = entries.map(messageOf).find((text) => text !== undefined) ?? "The product was not added.";
  if (errorType === "invalid" || errorType === null) {
    return entries.map((entry) => (
      <Notification
        key={entry.cartItem.resource}
        kind="error"
        title={<RichText html={messageOf(entry) ?? message} />}
      />
    ));
  }
  const Icon = variant === "warning" ? TriangleAlert : CircleAlert;
  return (
    <div className={variant === "warning" ? "flow-group flow-group-warning" : "flow-group"}>
      <div className="flow-group-message">
        <Icon size={20} className="flow-group-icon" />
        <div>
          <span className="visually-hidden">{variant === "warning" ? "Caution: " : "Error: "}</span>
          <RichText html={message} />
        </div>
      </div>
      {entries
        // Spec 8: lines without product data are skipped; what waits for an answer has to be answered all the same.
        .filter((entry) => variant === "warning" || entry.cartItem.productCartData)
        .map((entry) => (
          <EntryHead key={entry.cartItem.resource} entry={entry} isLink>
            {variant === "warning" && (
              <Button size="small" onClick={() => onReview(entry)}>
                Review<span className="visually-hidden"> {entry.cartItem.resource}</span>
              </Button>
            )}
          </EntryHead>
        ))}
    </div>
  );
}

function messageOf({ error }: AddEntry): string | undefined {
  return error?.errorMessage || error?.policyViolationAlerts?.headerMessage || error?.question || undefined;
}
