import { reportError } from "@capstan/features/analytics";
import { useEffect, useMemo, useReducer, useState } from "react";
import { type BranchLocator, type LocatorPorts, createBranchLocator } from "../create-branch-locator.ts";
import { fetchMapsSettings, searchBranches, setDefaultBranch } from "../branch-calls.ts";
import { type LocatorEvent, type LocatorState, initialState, locatorReducer } from "../locator-state.ts";
import { type GeocodeQuery, type GeocodeResult, type MapsSettings, loadMapsService } from "../map/maps-service.ts";

interface UsedBranchLocator {
  readonly state: LocatorState;
  readonly dispatch: (event: LocatorEvent) => void;
  readonly locator: BranchLocator;
  /** Null until they have come. */
  readonly settings: MapsSettings | null;
}

interface LocatorOptions {
  /** From then on branches are looked for. */
  readonly isOpen: boolean;
  readonly locate: LocatorPorts["locate"];
}

/** A branch locator with its state. */
export function useBranchLocator({ isOpen, locate }: LocatorOptions): UsedBranchLocator {
  const [state, dispatch] = useReducer(locatorReducer, initialState);
  const [settings, setSettings] = useState<MapsSettings | null>(null);
  const { locator, fetchSettings } = useMemo(() => connect(dispatch, locate), [locate]);

  useEffect(() => {
    if (!isOpen) return;
    void locator.open();
    void fetchSettings().then(setSettings);
  }, [isOpen, locator, fetchSettings]);

  return { state, dispatch, locator, settings };
}

function connect(dispatch: (event: LocatorEvent) => void, locate: LocatorPorts["locate"]) {
  let settings: Promise<MapsSettings> | undefined;
  const fetchSettings = async () => (settings ??= fetchMapsSettings());
  const locator = createBranchLocator(
    {
      cookies: () => document.cookie,
      locate,
      wait: async (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      geocode: async (query) => geocode(fetchSettings(), query),
      search: searchBranches,
      setDefault: setDefaultBranch,
      report: reportFailure,
    },
    dispatch,
  );
  return { locator, fetchSettings };
}

async function geocode(settings: Promise<MapsSettings>, query: GeocodeQuery): Promise<GeocodeResult> {
  try {
    const service = await loadMapsService(await settings);
    return await service.geocode(query);
  } catch (error) {
    reportFailure(error);
    return { status: "FAILED" };
  }
}

export function reportFailure(error: unknown): void {
  reportError({ message: "Error Processing Request", error, part: "branch dialog" });
}
