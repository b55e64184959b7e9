interface StepsProps {
  /** So many are done or under way. */
  readonly done: number;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** What happens to an order, one after the other. */
export function Steps({ done, steps }: StepsProps) {
  return (
    <ol className="checkout-steps">
      {steps.map(({ title, text }, at) => (
        <li key={title} data-done={at < done || undefined}>
          <b>{title}</b>
          <span className="checkout-quiet">{text}</span>
        </li>
      ))}
    </ol>
  );
}
