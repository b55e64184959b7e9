import "./header-kit.css";
import { useRootMark } from "@capstan/ui/root-mark";
import { useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { Header } from "../../header.tsx";
import { headerFixtures } from "./header-fixtures.ts";

export function meta() {
  return [{ title: "Header | Kit" }, { name: "robots", content: "noindex" }];
}

/** One state of the header at a time, `?view=full`, in the place of the page's own. */
export default function HeaderKit() {
  const [search] = useSearchParams();
  useRootMark("has-header-kit");
  const [refreshes, setRefreshes] = useState(0);
  const name = search.get("view") ?? "signed-out";
  // Tests wait for this mark: from here on the page answers to script.
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className="header-kit" data-kit-ready={isReady || undefined}>
      <Header
        key={name}
        view={headerFixtures[name] ?? null}
        isOldBrowser={search.has("old")}
        onRefresh={() => setRefreshes(refreshes + 1)}
      />
      <div className="wrap">
        <h1>Header: {name}</h1>
        <p>
          Refreshed <output>{refreshes}</output> times
        </p>
        <ul>
          {Object.keys(headerFixtures).map((each) => (
            <li key={each}>
              <a href={`?view=${each}`}>{each}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const never = () => () => {};
