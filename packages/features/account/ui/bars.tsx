import type { Bar } from "../overview.ts";

// Drawn with attributes: the content security policy refuses a style of its own in a page.

/** A part of the whole, from the left; the figure beside it says the same in words. */
export function HorizontalBar({ size }: { readonly size: number }) {
  return (
    <svg className="bar-line" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className="bar-track" width="100" height="4" />
      <rect className="bar-fill" width={Math.min(100, size)} height="4" />
    </svg>
  );
}

/** Columns beside each other, a row of a table each for who listens. The last is the current one. */
export function Columns({ bars, caption }: { readonly bars: readonly Bar[]; readonly caption: string }) {
  return (
    <table className="bar-columns">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Month</th>
          <th scope="col">Spend</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, amount, size }, at) => (
          <tr key={label} data-current={at === bars.length - 1 || undefined}>
            <th scope="row">{label}</th>
            <td>
              <span>{amount}</span>
              <svg className="bar-column" viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
                <rect className="bar-fill" y={100 - size} width="10" height={size} />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
