import "./branch-map-kit.css";
import { Button } from "@capstan/ui/button";
import { Loading } from "@capstan/ui/loading";
import { Suspense, lazy, useMemo, useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import type { MapsSettings } from "../maps-service.ts";
import { GeocodeForm } from "./geocode-form.tsx";
import { scenes } from "./scenes.ts";

const BranchMap = lazy(async () => ({ default: (await import("../branch-map.tsx")).BranchMap }));

export function meta() {
  return [{ title: "Branch map | Kit" }, { name: "robots", content: "noindex" }];
}

/** The map as the branch dialog shows it, `?scene=country`, with whatever maps service the address names. */
export default function BranchMapKit() {
  const [search] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const scene = scenes[search.get("scene") ?? ""] ?? scenes["milwaukee"];
  const [selectedCode, setSelectedCode] = useState<string | null>(scene?.branches[0]?.code ?? null);
  const settings = useMemo(() => settingsOf(search), [search]);
  // Tests wait for this mark: from here on the page answers to script.
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className="wrap branch-map-kit" data-kit-ready={isReady || undefined}>
      <h1>Branch map</h1>
      <p>
        <Button onClick={() => setIsOpen(true)}>Map</Button> Selected: <output>{selectedCode ?? "none"}</output>
      </p>
      {hasFailed && <p role="alert">Error Processing Request</p>}
      {isOpen && !hasFailed && scene && (
        <div className="branch-map-kit-frame">
          <Suspense fallback={<Loading />}>
            <BranchMap
              settings={settings}
              branches={scene.branches}
              selectedCode={selectedCode}
              center={scene.center}
              onSelect={setSelectedCode}
              onFail={() => setHasFailed(true)}
            />
          </Suspense>
        </div>
      )}
      <GeocodeForm settings={settings} />
      <ul>
        {Object.keys(scenes).map((name) => (
          <li key={name}>
            <a href={`?scene=${name}`}>{name}</a>
          </li>
        ))}
        {scene?.branches.slice(0, 6).map(({ code, city }) => (
          <li key={code}>
            <button type="button" onClick={() => setSelectedCode(code)}>
              Select {city}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function settingsOf(search: URLSearchParams): MapsSettings {
  const googleKey = search.get("google");
  const tileUrl = search.get("tiles");
  return {
    provider: googleKey === null ? (tileUrl === null ? "built-in" : "tiles") : "google",
    tileUrl,
    tileAttribution: tileUrl === null ? null : "The operator's tiles",
    googleKey,
    imageryUrl: search.get("imagery"),
  };
}

const never = () => () => {};
