import "./audit-table.css";
import { Table, TableFrame } from "@capstan/ui/table";
import { Headset, User } from "lucide-react";
import type { AuditEntry, AuditPage } from "../audit.ts";
import { describeEvent } from "../describe-event.ts";

interface AuditTableProps {
  readonly page: AuditPage;
  /** The address of the page that begins below this event. */
  readonly olderUrl: (before: string) => string;
  /** That of the newest events; left out where they are shown. */
  readonly newestUrl: string | undefined;
}

const time = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** Who did what in an account, and in whose place. */
export function AuditTable({ page: { entries, before }, olderUrl, newestUrl }: AuditTableProps) {
  if (entries.length === 0) return <p className="audit-none">Nothing is recorded here yet.</p>;
  return (
    <>
      <TableFrame label="Audit" className="audit-frame">
        <Table className="audit-table">
          <thead>
            <tr>
              <th scope="col">When (UTC)</th>
              <th scope="col">Who</th>
              <th scope="col">Reason and action</th>
              <th scope="col" className="table-num">
                Length
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <AuditRow key={entry.sequence} entry={entry} />
            ))}
          </tbody>
        </Table>
      </TableFrame>
      {(before !== null || newestUrl !== undefined) && (
        <nav aria-label="Audit pages" className="audit-pages">
          {newestUrl !== undefined && <a href={newestUrl}>Newest</a>}
          {before !== null && <a href={olderUrl(String(before))}>Older</a>}
        </nav>
      )}
    </>
  );
}

function AuditRow({ entry }: { readonly entry: AuditEntry }) {
  const { at, userName, agentName } = entry;
  const { title, lines, length } = describeEvent(entry);
  return (
    <tr>
      <td>
        <time dateTime={at}>{time.format(new Date(at))}</time>
      </td>
      <td>
        <span className="audit-who">
          {agentName === null ? <User size={16} /> : <Headset size={16} />}
          <span>
            {agentName ?? userName}
            {agentName !== null && <span className="audit-more">as {userName}</span>}
          </span>
        </span>
      </td>
      <td>
        <b>{title}</b>
        {lines.map((line) => (
          <span key={line} className="audit-more">
            {line}
          </span>
        ))}
      </td>
      <td className="table-num">{length}</td>
    </tr>
  );
}
