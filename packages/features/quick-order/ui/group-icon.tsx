import { CircleAlert, CircleCheck, CircleQuestionMark, CircleX, PackageCheck } from "lucide-react";
import type { LineGroup } from "../bulk-lines.ts";

const icons = {
  added: CircleCheck,
  fixed: PackageCheck,
  ready: CircleCheck,
  pack: PackageCheck,
  choose: CircleQuestionMark,
  unknown: CircleX,
  unread: CircleAlert,
} as const;

export function GroupIcon({ group }: { readonly group: LineGroup }) {
  const Icon = icons[group];
  return <Icon size={16} className={`group-icon group-icon-${group}`} aria-hidden="true" />;
}
