import { Notification } from "@capstan/ui/notification";
import type { ResultsView } from "../results.ts";

/** What has to be said before the results: what is amiss, what was meant, and the one item that was named. */
export function ResultsNotices({ view }: { readonly view: ResultsView }) {
  const { isLimited, didYouMean, exact } = view;
  if (!isLimited && didYouMean === null && exact === null) return null;
  return (
    <div className="results-notices">
      {isLimited && (
        <Notification kind="caution" title="Search is temporarily limited.">
          Exact item and part numbers still find their item, and the categories are all there. Try again in a few
          minutes.
        </Notification>
      )}
      {didYouMean !== null && (
        <p className="results-meant">
          Did you mean <a href={didYouMean.url}>{didYouMean.text}</a>?
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
