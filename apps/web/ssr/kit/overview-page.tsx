import { ExampleSection } from "./component-page.tsx";
import { entries } from "./entries.ts";
import { Panels } from "./panels.tsx";
import { Swatches, TypeScale } from "./swatches.tsx";

export function OverviewPage() {
  return (
    <>
      <h1>Components</h1>
      <div className="kit-sheet">
        <Swatches />
        <TypeScale />
        <Panels />
      </div>
      <p className="kit-width">
        This window is <b className="kit-sm">sm</b>
        <b className="kit-md">md</b>
        <b className="kit-lg">lg</b>
        <b className="kit-xl">xl</b> wide.
      </p>
      <p>
        <a href="_kit/drawings">Drawings of items</a>
      </p>
      <nav aria-label="Components">
        <ul className="kit-list">
          {[...entries].map(([name, entry]) => (
            <li key={name}>
              <a href={`_kit/${name}`}>{entry.name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {[...entries].map(([name, entry]) => (
        <section key={name} className="kit-entry">
          <h2>{entry.name}</h2>
          <p>{entry.summary}</p>
          {entry.examples
            .filter((example) => example.panel === undefined)
            .map((example) => (
              <ExampleSection key={example.title} example={example} level={3} />
            ))}
        </section>
      ))}
    </>
  );
}
