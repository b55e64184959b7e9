import type { ContentView } from "../content.ts";

/** The pages of whole sections: with a line each where the page is a list of guides, bare in the sitemap. */
export function ContentLists({ lists }: { readonly lists: ContentView["lists"] }) {
  return lists.map(({ title, pages }) => (
    <section key={title} className="content-list">
      <h2>{title}</h2>
      <ul>
        {pages.map(({ label, url, description }) => (
          <li key={url}>
            <a href={url}>{label}</a>
            {description !== null && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  ));
}
