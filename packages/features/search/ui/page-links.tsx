import "./page-links.css";
import { ButtonLink } from "@capstan/ui/button";
import { Link } from "@capstan/ui/link";
import { Fragment } from "react";
import type { Pages } from "../results.ts";
import { formatFullPosition } from "./format-count.ts";

/** The pages beside this one, by number, and where it stands among them. */
export function PageLinks({ pages }: { readonly pages: Pages }) {
  const { links, current, previousUrl, nextUrl } = pages;
  return (
    <nav className="results-pages" aria-label="Pages of results">
      <p>{formatFullPosition(pages)}</p>
      <ul>
        {previousUrl !== null && (
          <li>
            <Link href={previousUrl} rel="prev">
              Previous
            </Link>
          </li>
        )}
        {links.map(({ number, url }, at) => (
          <Fragment key={number}>
            {number - (links[at - 1]?.number ?? number - 1) > 1 && <li aria-hidden="true">…</li>}
            <li>
              <a href={url} aria-label={`Page ${number}`} aria-current={number === current ? "page" : undefined}>
                {number}
              </a>
            </li>
          </Fragment>
        ))}
        {nextUrl !== null && (
          <li>
            <ButtonLink href={nextUrl} rel="next">
              Next<span className="visually-hidden"> page</span>
            </ButtonLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
