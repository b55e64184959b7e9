import "./family-group.css";
import { ItemPicture } from "@capstan/features/pictures";
import { formatCount, inDigits } from "@capstan/ui/digits";
import { Unbroken } from "@capstan/ui/unbroken";
import { ChevronDown, DraftingCompass, FileText } from "lucide-react";
import { type MouseEvent, useState } from "react";
import type { FamilyGroup } from "../listing.ts";
import { rowsOnPhone } from "../phone-rows.ts";
import type { SharedColumns } from "./grid/columns.ts";
import { rowGroups } from "./grid/row-groups.ts";
import { SpecGrid } from "./grid/spec-grid.tsx";

/** The family with all its items, which a page of many families does not have at first. */
export interface WholeFamily {
  readonly family: FamilyGroup | undefined;
  readonly isLoading: boolean;
  readonly load: (url: string) => void;
}

interface FamilySectionProps extends SharedColumns {
  readonly family: FamilyGroup;
  readonly whole: WholeFamily;
  readonly isFirst: boolean;
}

/** A family among the results: what it is, what its items share, and its items as a spec grid. */
export function FamilySection({ family, whole, isFirst, hasEach, hasStock }: FamilySectionProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = (isUnfolded && whole.family) || family;

  const { more, others } = family;
  const isFolded = more !== null && !isUnfolded;

  function toggle(event: MouseEvent<HTMLAnchorElement>, url: string) {
    // Another tab shows the family's own page.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isUnfolded && !whole.family && more?.count !== 0) whole.load(url);
    setUnfolded(!isUnfolded);
  }

  return (
    <section
      className={isFolded ? "family family-folded" : "family"}
      data-rows={shown.rows.length}
      data-groups={groupCount(shown, isFolded)}
      data-foot={footOf(family)}
      aria-busy={(isUnfolded && whole.isLoading) || undefined}
    >
      <div className="family-head">
        <div className="family-picture">
          <ItemPicture sku={family.pictureSku} size={240} height={120} view="sides" alt="" isFirst={isFirst} />
        </div>
        <div className="family-words">
          <h2>
            {family.url === null ? (
              <Unbroken text={family.name} />
            ) : (
              <a href={family.url}>
                <Unbroken text={family.name} />
              </a>
            )}{" "}
            <span className="family-count">{formatCount(family.itemCount, "item", "items")}</span>
          </h2>
          {family.description !== "" && <p>{family.description}</p>}
          <Facts facts={shown.facts} />
        </div>
        <Documents family={family} />
      </div>
      <SpecGrid family={shown} hasCompare isFolded={isFolded} hasEach={hasEach} hasStock={hasStock} />
      {(more ?? others) && (
        <div className="family-foot">
          {more && (
            <FoldLink {...more} rows={family.rows} name={family.name} isUnfolded={isUnfolded} onToggle={toggle} />
          )}
          {others && (
            <a href={others.url} className="family-others">
              {formatCount(others.count, "other item", "other items")} in this family
              <span className="visually-hidden">, {family.name}</span>
            </a>
          )}
        </div>
      )}
    </section>
  );
}

function Documents({ family }: { readonly family: FamilyGroup }) {
  const { drawingUrl, specSheetUrl, name } = family;
  const documents = [
    { label: "Drawing", url: drawingUrl, Icon: DraftingCompass },
    { label: "Spec sheet", url: specSheetUrl, Icon: FileText },
  ];
  if (drawingUrl === null && specSheetUrl === null) return null;
  return (
    <div className="family-documents">
      {documents.map(
        ({ label, url, Icon }) =>
          url !== null && (
            <a key={label} href={url} data-document>
              <Icon size={16} />
              {label}
              <span className="visually-hidden"> of {name}</span>
            </a>
          ),
      )}
    </div>
  );
}

/** How many headings stand among the rows of a phone. */
function groupCount({ rows, isGrouped }: FamilyGroup, isFolded: boolean): number {
  return isGrouped ? rowGroups(isFolded ? rows.slice(0, rowsOnPhone) : rows, isGrouped).length : 0;
}

/** Who has a foot below the rows: everybody, phones alone, or nobody. */
function footOf({ more, others }: FamilyGroup): "all" | "phone" | undefined {
  if (others !== null || (more !== null && more.count > 0)) return "all";
  return more ? "phone" : undefined;
}

interface FoldLinkProps {
  readonly url: string;
  readonly count: number;
  readonly rows: FamilyGroup["rows"];
  readonly name: string;
  readonly isUnfolded: boolean;
  readonly onToggle: (event: MouseEvent<HTMLAnchorElement>, url: string) => void;
}

/** Without script it leads to the family's own page; with script the rows come in place, and it keeps the focus. */
function FoldLink({ url, count, rows, name, isUnfolded, onToggle }: FoldLinkProps) {
  const countOnPhone = count + Math.max(0, rows.length - rowsOnPhone);
  return (
    <a
      href={url}
      className={count > 0 ? "family-more" : "family-more family-phone-only"}
      aria-expanded={isUnfolded}
      onClick={(event) => onToggle(event, url)}
    >
      <ChevronDown size={16} className={isUnfolded ? "family-less-icon" : undefined} />
      {isUnfolded && "Show fewer"}
      {!isUnfolded && count > 0 && <span className="family-wide-only">Show {inDigits(count)} more</span>}
      {!isUnfolded && <span className="family-phone-only">Show {inDigits(countOnPhone)} more</span>}
      <span className="visually-hidden"> of {name}</span>
    </a>
  );
}

function Facts({ facts }: { readonly facts: FamilyGroup["facts"] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="family-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>{" "}
          <dd>
            <Unbroken text={withoutName(value, name)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** "Grade" and "Grade 5" is "Grade 5". */
function withoutName(value: string, name: string): string {
  return value.startsWith(`${name} `) ? value.slice(name.length + 1) : value;
}
