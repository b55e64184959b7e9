import type { GuidePicture, NumberFigure } from "../content.ts";
import { GuideFigure } from "./guide-figure.tsx";

interface ContentFiguresProps {
  readonly figure: NumberFigure | null;
  readonly picture: GuidePicture | null;
}

/** In one frame above the text. */
export function ContentFigures({ figure, picture }: ContentFiguresProps) {
  if (figure === null && picture === null) return null;
  return (
    <div className="content-figures">
      {figure && <GuideFigure figure={figure} />}
      {picture && (
        <figure className="content-figure">
          <img {...picture.figure} width={640} height={640} alt={`${picture.itemName}, with its measures`} />
          <figcaption>{picture.itemName}. Nominal measures; the item’s own page has them all.</figcaption>
        </figure>
      )}
    </div>
  );
}
