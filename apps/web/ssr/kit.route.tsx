import "./kit/kit-examples.css";
import "./kit/kit-page.css";
import { useSyncExternalStore } from "react";
import { useParams } from "react-router";
import { ComponentPage } from "./kit/component-page.tsx";
import { entries } from "./kit/entries.ts";
import { OverviewPage } from "./kit/overview-page.tsx";

export function loader({ params }: { params: { component?: string } }) {
  if (params.component !== undefined && !entries.has(params.component)) {
    throw new Response("No such component", { status: 404 });
  }
  return null;
}

export function meta({ params }: { params: { component?: string } }) {
  const entry = params.component === undefined ? undefined : entries.get(params.component);
  return [{ title: `${entry?.name ?? "Components"} | Kit` }, { name: "robots", content: "noindex" }];
}

export default function Kit() {
  const { component } = useParams();
  const entry = component === undefined ? undefined : entries.get(component);
  // Tests wait for this mark: from here on the page answers to script.
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className="wrap kit-page" data-kit-ready={ready || undefined}>
      {entry === undefined ? <OverviewPage /> : <ComponentPage entry={entry} />}
    </div>
  );
}

const never = () => () => {};
