import "./branch-card.css";
import "./nav-branch-list.css";
import { urls } from "@capstan/features/urls";
import { Loading } from "@capstan/ui/loading";
import { openedPopover, subscribe } from "@capstan/ui/one-open";
import { ChevronRight } from "lucide-react";
import { useSyncExternalStore } from "react";
import type { Location } from "../create-branch-locator.ts";
import { isBusy, shownResults } from "../locator-state.ts";
import { noResultsMessage } from "../no-results.ts";
import { listedBranches } from "../shown-branches.ts";
import { NavBranchList } from "./nav-branch-list.tsx";
import { NavBranchSearch } from "./nav-branch-search.tsx";
import { OrderLookupPanel } from "./order-lookup-panel.tsx";
import { useBranchLocator } from "./use-branch-locator.ts";

const maxListed = 3;

/** Who only rests the pointer on a link is not asked for their position: the dialog does that. */
async function locateNobody(): Promise<Location> {
  return { kind: "unavailable" };
}

/** Spec 2.6: the branches in the header's navigation, and beside them Order Lookup. */
export function BranchListPanel() {
  const isOpen = useSyncExternalStore(subscribe, () => openedPopover() === "branch-list");
  const { state, locator } = useBranchLocator({ isOpen, locate: locateNobody });
  const results = shownResults(state);
  const message = results && noResultsMessage(results.branches);
  const branches = results === null ? [] : listedBranches(results.branches).slice(0, maxListed);
  return (
    <div className="locator-list-panel">
      <section className="locator-list-panel-main">
        <h2>Find a Branch</h2>
        <NavBranchSearch onSearch={(text) => void locator.search(text)} />
        <div role="status">
          {isBusy(state) && <Loading title="Searching for branches" />}
          {!isBusy(state) && state.failure !== null && <p>Error Processing Request. Try again in a few minutes.</p>}
          {!isBusy(state) && state.failure === null && message !== null && <p>{message}</p>}
        </div>
        {!isBusy(state) && branches.length > 0 && <NavBranchList branches={branches} />}
        <a href={urls.findBranch()} className="flyout-more">
          All branches, list and map <ChevronRight size={16} />
        </a>
      </section>
      <OrderLookupPanel />
    </div>
  );
}
