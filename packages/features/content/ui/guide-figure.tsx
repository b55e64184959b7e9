import "./guide-figure.css";
import type { NumberFigure } from "../content.ts";
import { linesBox } from "../number-figure.ts";

/** A number in large type with a bracket under each part that leads to its label; where that has no room, a list. */
export function GuideFigure({ figure: { number, parts, size, lines } }: { readonly figure: NumberFigure }) {
  return (
    <figure className={`guide-figure guide-figure-${size}`}>
      <figcaption>{number}</figcaption>
      <svg
        viewBox={`0 0 ${linesBox.width} ${linesBox.height}`}
        width="100%"
        height={linesBox.height}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={lines} vectorEffect="non-scaling-stroke" />
      </svg>
      <ol>
        {parts.map(({ text, name, words }) => (
          <li key={name}>
            <span className="guide-figure-text">{text}</span> <b>{name}</b> <span>{words}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
