import { Notification } from "@capstan/ui/notification";
import { Fragment } from "react";
import type { ResultsView } from "../results.ts";

/** What has to be said before the results: what is amiss, what was searched for instead, and what answers a question. */
export function ResultsNotices({ view }: { readonly view: ResultsView }) {
  const { isLimited, corrected, answer, guides, exact, query, catalog } = view;
  const limit = catalog && catalog.lists !== "all" ? catalog : null;
  const isSilent = !isLimited && corrected === null && answer === null && guides.length === 0 && exact === null;
  if (isSilent && limit === null) return null;
  return (
    <div className="results-notices">
      {limit && (
        <p className="results-catalog">
          {limit.lists === "in" ? "Only products of" : "Only products outside"} <b>{limit.label}</b>.
        </p>
      )}
      {isLimited && (
        <Notification kind="caution" title="Search is temporarily limited.">
          Exact item and part numbers still find their item, and the categories are all there. Try again in a few
          minutes.
        </Notification>
      )}
      {corrected !== null && (
        <p className="results-meant">
          Showing results for <b>{corrected.text}</b>. Search instead for <a href={corrected.insteadUrl}>{query}</a>
        </p>
      )}
      {answer !== null && <Notification title="From our taps">{answer}</Notification>}
      {guides.length > 0 && (
        <p className="results-guides">
          {view.isAboutStore ? "See " : "Guide: "}
          {guides.map(({ title, url }, at) => (
            <Fragment key={url}>
              {at > 0 && ", "}
              <a href={url}>{title}</a>
            </Fragment>
          ))}
        </p>
      )}
      {exact !== null && (
        <Notification title={<span className="mono">{exact.sku}</span>}>
          is <a href={exact.url}>{exact.name}</a>.
        </Notification>
      )}
    </div>
  );
}
