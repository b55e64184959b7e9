import { suggestConfigIds } from "@capstan/features/search";
import { ButtonLink } from "@capstan/ui/button";
import type { CategoryAnswer } from "../../typeahead.schema.ts";
import { taggedUrl } from "../tagged-url.ts";

interface CategoryPanelProps {
  readonly headingId: string;
  readonly answer: CategoryAnswer;
}

export function CategoryPanel({ headingId, answer }: CategoryPanelProps) {
  const { icon, breadcrumb, title, seoContent, url } = answer;
  return (
    <div className="typeahead-category">
      <span className="typeahead-category-icon">
        <svg width={32} height={32} aria-hidden="true">
          <use href={`/category-icons.svg#${icon}`} />
        </svg>
      </span>
      <div>
        {breadcrumb.length > 0 && <p className="typeahead-trail">{breadcrumb.map(({ name }) => name).join(" > ")}</p>}
        <h2 id={headingId}>{title}</h2>
        <p className="typeahead-panel-text">{seoContent}</p>
        <ButtonLink kind="primary" href={taggedUrl(url, suggestConfigIds.categoryPanel)}>
          Shop This Category
        </ButtonLink>
      </div>
    </div>
  );
}
