import type { Memory } from "@capstan/platform/import";
import type { ClassAttribute } from "../attributes.ts";

/** A class's attributes by code, and which of them an item can't be without. */
export interface ClassTemplate {
  readonly attributes: ReadonlyMap<string, ClassAttribute>;
  readonly required: readonly string[];
}

export function templateOf(attributes: readonly ClassAttribute[]): ClassTemplate {
  return {
    attributes: new Map(attributes.map((attribute) => [attribute.code, attribute])),
    required: attributes.filter(({ isRequired }) => isRequired).map(({ code }) => code),
  };
}

const every = `
  select c.code, coalesce(jsonb_agg(jsonb_build_object(
    'code', a.code, 'name', a.name, 'type', a.type, 'unit', a.unit, 'display', a.display,
    'isRequired', a.is_required, 'isFacet', a.is_facet, 'gridColumn', a.grid_column,
    'isPrimarySize', a.is_primary_size
  )) filter (where a.code is not null), '[]') as attributes
  from item_class c left join class_attribute a on a.class_code = c.code
  group by c.code`;

/** The templates that items are checked against: a few hundred, looked at for every item. */
export const classTemplates: Memory<ClassTemplate> = {
  load: async (query) => {
    const rows = await query(every);
    return rows.map(
      (row) => [String(row["code"]), templateOf(row["attributes"] as readonly ClassAttribute[])] as const,
    );
  },
};
