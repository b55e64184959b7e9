import { ChevronDown } from "lucide-react";
import { PlainLink } from "./plain-link.tsx";
import { sections } from "./sections.ts";

/**
 * Four columns; on phones each is folded behind its title. The list stands beside the `details` rather than in it, so
 * that one list serves both: the stylesheet shows it where there is room, and where it is unfolded. No script takes part.
 */
export function LinkColumns() {
  return sections.map(({ title, links }) => (
    <section key={title} className="footer-column" data-region={title}>
      <h2 className="footer-title footer-wide">{title}</h2>
      <details className="footer-fold">
        <summary>
          <h2 className="footer-title">{title}</h2>
          <ChevronDown size={20} />
        </summary>
      </details>
      <ul className="footer-links">
        {links.map((link) => (
          <li key={link.label}>
            <PlainLink {...link} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
