import { suggestConfigIds } from "@capstan/features/search";
import { ButtonLink } from "@capstan/ui/button";
import type { CategoryAnswer } from "../../typeahead.schema.ts";
import type { CategorySuggestion } from "../fetch/fetch-panel.ts";
import { taggedUrl } from "../list/tagged-url.ts";

interface CategoryPanelProps {
  readonly headingId: string;
  readonly category: CategorySuggestion;
  readonly answer: CategoryAnswer;
}

export function CategoryPanel({ headingId, category, answer }: CategoryPanelProps) {
  const { name, path, href } = category;
  const { icon, seoContent } = answer;
  return (
    <div className="typeahead-category">
      <span className="typeahead-category-icon">
        <svg width={32} height={32} aria-hidden="true">
          <use href={`/category-icons.svg#${icon}`} />
        </svg>
      </span>
      <div>
        {path !== null && <p className="typeahead-trail">{path}</p>}
        <h2 id={headingId}>{name}</h2>
        <p className="typeahead-panel-text">{seoContent}</p>
        <ButtonLink kind="primary" href={taggedUrl(href, suggestConfigIds.categoryPanel)}>
          Shop This Category
        </ButtonLink>
      </div>
    </div>
  );
}
