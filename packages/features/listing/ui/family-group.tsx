import "./family-group.css";
import { ItemPicture } from "@capstan/features/pictures";
import { formatCount } from "@capstan/ui/digits";
import type { FamilyGroup } from "../listing.ts";
import { gridLayout } from "./grid/grid-layout.ts";
import { SpecGrid } from "./grid/spec-grid.tsx";

interface FamilySectionProps {
  readonly family: FamilyGroup;
  readonly isFirst: boolean;
}

/** A family among the results: what it is, what its items share, and its items as a spec grid. */
export function FamilySection({ family, isFirst }: FamilySectionProps) {
  const { leftOut } = gridLayout(family.columns, family.rows);
  return (
    <section className="family" data-rows={family.rows.length}>
      <div className="family-head">
        <div className="family-picture">
          <ItemPicture sku={family.pictureSku} size={240} alt="" isFirst={isFirst} />
        </div>
        <div className="family-words">
          <h2>{family.name}</h2>
          {family.description !== "" && <p>{family.description}</p>}
          <Facts facts={[...leftOut, ...family.facts]} />
        </div>
      </div>
      <SpecGrid family={family} hasCompare />
      <div className="family-foot">
        {family.more && (
          <a href={family.more.url} className="family-more">
            Show {formatCount(family.more.count, "more item", "more items")}
            <span className="visually-hidden"> of {family.name}</span>
          </a>
        )}
        {family.others && (
          <a href={family.others.url} className="family-others">
            {formatCount(family.others.count, "other item", "other items")} in this family
            <span className="visually-hidden">, {family.name}</span>
          </a>
        )}
        <span className="family-brand">
          {family.brands.length > 1 ? `${family.brands.length} brands` : family.brands[0]}
        </span>
      </div>
    </section>
  );
}

function Facts({ facts }: { readonly facts: FamilyGroup["facts"] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="family-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt> <dd>{withoutName(value, name)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "Grade" and "Grade 5" is "Grade 5". */
function withoutName(value: string, name: string): string {
  return value.startsWith(`${name} `) ? value.slice(name.length + 1) : value;
}
