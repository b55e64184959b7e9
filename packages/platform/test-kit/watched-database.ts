import type { Database } from "../db.ts";

/** The same database, and the kind of every statement that is sent through it. */
export function watchedDatabase(db: Database): { readonly watched: Database; readonly statements: readonly string[] } {
  const statements: string[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { watched, statements };
}
