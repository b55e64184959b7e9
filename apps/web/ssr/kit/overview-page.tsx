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
        This window is <b className="hidden sm:inline">sm</b>
        <b className="hidden md:max-lg:inline">md</b>
        <b className="hidden lg:max-xl:inline">lg</b>
        <b className="hidden xl:inline">xl</b> wide.
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
