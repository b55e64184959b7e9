import "./drawings.css";
import { pictureName, pictureSizes } from "@capstan/features/pictures";
import { urls } from "@capstan/features/urls";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { contactSheetContext } from "./contact-sheet.ts";

/** Names and labels only: the drawings themselves stay on the server. */
export function loader({ context }: LoaderFunctionArgs) {
  const { families } = context.get(contactSheetContext);
  return families.map(({ name, title, examples }) => ({ name, title, labels: examples.map(({ label }) => label) }));
}

export function meta() {
  return [{ title: "Drawings | Kit" }, { name: "robots", content: "noindex" }];
}

export default function Drawings() {
  const families = useLoaderData<typeof loader>();
  return (
    <div className="wrap kit-drawings">
      <h1>Drawings</h1>
      <p>
        {families.length} families of drawing, each made from an item’s attributes. Behind a family’s examples stand its
        dimensioned view and the smallest sizes that the store shows.
      </p>
      <nav aria-label="Families">
        <ul className="kit-drawing-index">
          {families.map(({ name, title }) => (
            <li key={name}>
              <a href={`#${name}`}>
                <Drawn of={`${name}-0`} alt="" size={68} />
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {families.map(({ name, title, labels }) => (
        <section key={name} id={name}>
          <h2>{title}</h2>
          <ul className="kit-drawing-sheet">
            {labels.map((label, at) => (
              <li key={label}>
                <Drawn of={`${name}-${at}`} alt={`${title}, ${label}`} size={240} />
                {label}
              </li>
            ))}
            <li>
              <Drawn of={`${name}-0`} alt={`${title}, with dimensions`} size={240} view="dimensioned" />
              Dimensioned
            </li>
            <li>
              <span className="kit-drawing-sizes">
                {pictureSizes.slice(0, 3).map((size) => (
                  <Drawn key={size} of={`${name}-0`} alt={`${title}, ${size} pixels`} size={size} />
                ))}
              </span>
              48, 60 and 68 pixels
            </li>
          </ul>
        </section>
      ))}
    </div>
  );
}

interface DrawnProps {
  readonly of: string;
  readonly alt: string;
  readonly size: (typeof pictureSizes)[number];
  readonly view?: "plain" | "dimensioned";
}

function Drawn({ of, alt, size, view = "plain" }: DrawnProps) {
  const address = (scale: 1 | 2) => urls.examplePicture({ name: pictureName(of, { size, scale, view }) });
  return (
    <img
      src={address(1)}
      srcSet={`${address(1)} 1x, ${address(2)} 2x`}
      width={size}
      height={size}
      alt={alt}
      loading="lazy"
    />
  );
}
