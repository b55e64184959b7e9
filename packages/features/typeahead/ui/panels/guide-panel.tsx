import { ButtonLink } from "@capstan/ui/button";
import type { GuideAnswer } from "../../typeahead.schema.ts";

// Spec 2.4: what a button says that has no words of its own.
const usualText = "View Guide";

interface GuidePanelProps {
  readonly headingId: string;
  readonly heading: string;
  readonly answer: GuideAnswer;
}

export function GuidePanel({ headingId, heading, answer }: GuidePanelProps) {
  const { headingUrl, subHeading, description, button, displayImage } = answer;
  return (
    <div className="typeahead-guide">
      {displayImage !== undefined && <img src={displayImage} width={160} height={160} alt="" decoding="async" />}
      <div>
        <h2 id={headingId}>
          <a href={headingUrl}>{heading}</a>
        </h2>
        <p className="typeahead-subheading">{subHeading}</p>
        <p className="typeahead-panel-text">{description}</p>
        <div className="typeahead-buttons">
          {button.map(({ url, text }, at) => (
            <ButtonLink key={url} kind={at === 0 ? "primary" : "secondary"} href={url}>
              {text.trim() === "" ? usualText : text}
            </ButtonLink>
          ))}
        </div>
      </div>
    </div>
  );
}
