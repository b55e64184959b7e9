import { type KeyboardRow, type KitEntry, type KitExample, slug } from "@capstan/ui/examples";

export function ComponentPage({ entry }: { entry: KitEntry }) {
  return (
    <>
      <nav aria-label="Kit">
        <a href="../_kit">All components</a>
      </nav>
      <h1>{entry.name}</h1>
      <p>{entry.summary}</p>
      {entry.keyboard.length > 0 && <KeyboardTable rows={entry.keyboard} />}
      {entry.examples.map((example) => (
        <ExampleSection key={example.title} example={example} />
      ))}
    </>
  );
}

export function ExampleSection({ example, level = 2 }: { example: KitExample; level?: 2 | 3 }) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section className="kit-example" data-example={slug(example.title)}>
      <Heading>{example.title}</Heading>
      {example.render()}
    </section>
  );
}

function KeyboardTable({ rows }: { rows: readonly KeyboardRow[] }) {
  return (
    <table className="kit-keyboard">
      <caption>Keyboard</caption>
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">What they do</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <kbd>{row.keys}</kbd>
            </th>
            <td>{row.does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
