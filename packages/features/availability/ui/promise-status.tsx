import "./stock-status.css";
import { CircleCheck, Store, Truck } from "lucide-react";
import type { PromiseText } from "../format-promise.ts";

interface PromiseStatusProps {
  readonly promise: PromiseText;
  /** Where it is picked up; left out, it ships. */
  readonly branch?: string;
}

/** When a line comes, by icon, colour and words. */
export function PromiseStatus({ promise: { isInStock, text, notes }, branch }: PromiseStatusProps) {
  const Icon = branch === undefined ? (isInStock ? CircleCheck : Truck) : Store;
  return (
    <p className={isInStock ? "promise-status stock-in" : "promise-status"}>
      <Icon size={16} />
      <span>{[branch === undefined ? text : `${text}, ${branch}`, ...notes].join(". ")}</span>
    </p>
  );
}
