import "./trail.css";
import { Breadcrumb } from "@capstan/ui/breadcrumb";
import type { Crumb } from "../listing.ts";

interface TrailProps {
  /** From the home page down, without the page itself. */
  readonly breadcrumbs: readonly Crumb[];
  readonly current: string;
}

export function Trail({ breadcrumbs, current }: TrailProps) {
  return (
    <div className="trail">
      <Breadcrumb trail={breadcrumbs.map(({ name, url }) => ({ label: name, href: url }))} current={current} />
    </div>
  );
}
