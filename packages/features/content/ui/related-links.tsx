import type { ContentLink } from "../content.ts";

export function RelatedLinks({ links }: { readonly links: readonly ContentLink[] }) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="content-related">
      <h2 id="content-related">Related</h2>
      <ul>
        {links.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
