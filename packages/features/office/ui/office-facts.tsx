import type { OfficeFact } from "../office.ts";

export function OfficeFacts({ facts }: { readonly facts: readonly OfficeFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="office-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
