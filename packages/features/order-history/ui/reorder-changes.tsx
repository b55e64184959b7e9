import type { ReorderLine } from "../reorder.ts";

/** Old and new of what is not as it was ordered. */
export function ReorderChanges({ changes }: { readonly changes: readonly ReorderLine[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className="orders-changes">
      {changes.map((change) => (
        <li key={change.line}>
          <p>
            <span className="mono">{change.sku}</span> {change.name}
          </p>
          <span className="num">{change.difference}</span>
          <p className="orders-quiet">
            <ChangeText change={change} />
          </p>
        </li>
      ))}
    </ul>
  );
}

export function ChangeText({ change: { change, now, oldPrice, quantity, reason, sku } }: { change: ReorderLine }) {
  if (now === null) return <>{reason}</>;
  if (change === "same") return <>Same price, {oldPrice}</>;
  const price = now.price ?? "price on request";
  if (change === "successor")
    return (
      <>
        {sku} is now{" "}
        <a href={now.url} className="mono">
          {now.sku}
        </a>
        , {now.name}, {price} instead of <s>{oldPrice}</s>
      </>
    );
  return (
    <>
      <span className="visually-hidden">Was </span>
      <s>{oldPrice}</s> <span className="visually-hidden">now </span>
      <b>{price}</b> each, {quantity} of them
    </>
  );
}
