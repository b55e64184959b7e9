import "./branch-dialog.css";
import "./branch-card.css";
import { isInternetExplorer } from "@capstan/platform/old-browser";
import { Modal } from "@capstan/ui/modal";
import { useState } from "react";
import { type Failure, isBusy, shownResults } from "../locator-state.ts";
import { listedBranches } from "../shown-branches.ts";
import { browserLocation } from "./browser-location.ts";
import { BranchList } from "./branch-list.tsx";
import { ResultStatus, SearchOverlay } from "./branch-results.tsx";
import { BranchSearchForm, type BranchView } from "./branch-search-form.tsx";
import { LocatorError } from "./locator-error.tsx";
import { MapPane } from "./map-pane.tsx";
import { OldBrowserWarning } from "./old-browser-warning.tsx";
import { reportFailure, useBranchLocator } from "./use-branch-locator.ts";
import { useCanSetDefault } from "./use-can-set-default.ts";
import { useIsNarrow } from "./use-is-narrow.ts";

export function BranchLocatorModal({ onClose }: { readonly onClose: () => void }) {
  const { state, dispatch, locator, settings } = useBranchLocator({ isOpen: true, locate: browserLocation });
  const [text, setText] = useState("");
  const [view, setView] = useState<BranchView>("list");
  const canSetDefault = useCanSetDefault();
  const isNarrow = useIsNarrow();
  const results = shownResults(state);
  const branches = results === null ? [] : listedBranches(results.branches);
  const { selectedCode, scrollsToSelected, settingDefault, failure } = state;

  function onMapFail(error: unknown) {
    reportFailure(error);
    setView("list");
    dispatch({ type: "failed", failure: { kind: "map" } });
  }
  function retry(failed: Failure) {
    if (failed.kind === "map") setView("map");
    void locator.retry(failed);
  }
  const select = (on: "map" | "list") => (code: string) => dispatch({ type: "selected", code, on });

  const list = (
    <BranchList
      key="list"
      {...{ branches, selectedCode, scrollsToSelected, settingDefault }}
      onShowOnMap={view === "map" ? select("list") : undefined}
      onSetDefault={canSetDefault ? (code) => void locator.setDefault(code) : undefined}
    />
  );
  const map = view === "map" && (
    <MapPane
      key="map"
      {...{ settings, branches, selectedCode }}
      center={results?.position ?? null}
      onSelect={select("map")}
      onFail={onMapFail}
    />
  );
  return (
    <Modal title="Find a Branch" width={view === "map" ? "widest" : "wide"} fills actions={null} onClose={onClose}>
      <div className="locator-dialog" data-view={view}>
        <BranchSearchForm
          {...{ text, view }}
          isBlank={state.isBlank}
          isSearching={state.own?.isSearching ?? false}
          onType={(typed) => {
            setText(typed);
            if (typed.trim() !== "") dispatch({ type: "typed" });
          }}
          onSearch={() => void locator.search(text)}
          onReset={() => {
            setText("");
            locator.reset();
          }}
          onView={setView}
        />
        {isInternetExplorer(navigator.userAgent) && <OldBrowserWarning />}
        <ResultStatus state={state} />
        <div className="locator-results" aria-busy={isBusy(state) || undefined}>
          {/* On a phone the map lies above the cards: the keyboard goes there first, too. */}
          {isNarrow ? [map, list] : [list, map]}
          {isBusy(state) && <SearchOverlay isLocating={state.own === null} />}
        </div>
      </div>
      {failure !== null && (
        <LocatorError onRetry={() => retry(failure)} onClose={() => dispatch({ type: "dismissed" })} />
      )}
    </Modal>
  );
}
