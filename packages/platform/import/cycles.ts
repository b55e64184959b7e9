import { type Query, snakeCase } from "./column.ts";
import type { Acyclic, RecordPlan } from "./record.ts";

/** The edges of one table, kept for the whole run: rows are judged in their order, so the size of a batch does not matter. */
export class Graph {
  readonly #ends = new Map<string, Set<string>>();
  /** A row names its only edge: a new one takes the place of the old. */
  readonly #hasOneEach: boolean;

  constructor(hasOneEach: boolean) {
    this.#hasOneEach = hasOneEach;
  }

  /** The way back from the edge's end to its beginning, or undefined where there is none and the edge is in. */
  add(from: string, to: string): readonly string[] | undefined {
    const before = this.#ends.get(from);
    if (this.#hasOneEach) this.#ends.delete(from);
    const way = this.#wayBetween(to, from);
    if (way) {
      if (before) this.#ends.set(from, before);
      return way;
    }
    this.addUnchecked(from, to);
    return undefined;
  }

  addUnchecked(from: string, to: string): void {
    const ends = this.#ends.get(from);
    if (ends) ends.add(to);
    else this.#ends.set(from, new Set([to]));
  }

  /** The row has no edge any more. */
  clear(from: string): void {
    if (this.#hasOneEach) this.#ends.delete(from);
  }

  #wayBetween(start: string, goal: string): readonly string[] | undefined {
    const cameFrom = new Map<string, string | undefined>([[start, undefined]]);
    const open = [start];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (at === goal) return wayTo(at, cameFrom);
      for (const next of this.#ends.get(at) ?? []) {
        if (cameFrom.has(next)) continue;
        cameFrom.set(next, at);
        open.push(next);
      }
    }
    return undefined;
  }
}

function wayTo(end: string, cameFrom: ReadonlyMap<string, string | undefined>): readonly string[] {
  const way: string[] = [];
  for (let at: string | undefined = end; at !== undefined; at = cameFrom.get(at)) way.unshift(at);
  return way;
}

/** The graph as the table has it now. */
export async function loadGraph(query: Query, plan: RecordPlan, acyclic: Acyclic): Promise<Graph> {
  const [from, to] = [snakeCase(acyclic.from), snakeCase(acyclic.to)];
  const graph = new Graph(hasOneEach(plan, acyclic));
  const rows = await query(
    `select ${from} as start, ${to} as goal from ${plan.table} where ${to} is not null ${onlyEdges(acyclic)}`,
  );
  for (const row of rows) graph.addUnchecked(String(row["start"]), String(row["goal"]));
  return graph;
}

const hasOneEach = (plan: RecordPlan, { from }: Acyclic) => plan.key.length === 1 && plan.key[0] === from;

function onlyEdges({ when }: Acyclic): string {
  return when ? `and ${snakeCase(when.field)} = '${when.is}'` : "";
}

/** Why rows of the staging table can't stand, by place: each edge that leads back to where it began. */
export async function refuseCycles(
  query: Query,
  graph: Graph,
  stage: string,
  acyclic: Acyclic,
): Promise<readonly { readonly place: number; readonly field: string; readonly reason: string }[]> {
  const [from, to] = [snakeCase(acyclic.from), snakeCase(acyclic.to)];
  const rows = await query(
    `select import_place::float8 as place, ${from} as start, ${to} as goal from ${stage}
     where true ${onlyEdges(acyclic)} order by import_place`,
  );
  return rows.flatMap((row) => {
    const [start, goal] = [row["start"] as string, row["goal"] as string | null];
    if (goal === null) {
      graph.clear(start);
      return [];
    }
    const way = graph.add(start, goal);
    if (!way) return [];
    const circle = way.length > 6 ? [...way.slice(0, 5), "…", start] : way;
    return [
      { place: Number(row["place"]), field: acyclic.to, reason: `closes a circle: ${[start, ...circle].join(" > ")}` },
    ];
  });
}
