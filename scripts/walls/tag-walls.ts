import { findProofs } from "../gen/clauses.ts";
import { readBrowserTests } from "./visits.ts";
import type { Wall } from "./wall.ts";

// A tag says that a visitor of the running store meets the clause. A function alone, and a component on its example
// page, which no store in production serves, can be right while no page uses them.

const pureTest = /(?<!\.(?:db|chaos))\.test\.tsx?$/;

export const tagOnPureTest: Wall = {
  name: "tag-on-pure-test",
  find: (project) =>
    project.looked
      .filter((file) => pureTest.test(file))
      .flatMap((file) =>
        findProofs(project.read(file)).map(({ title, clauses }) => ({
          file,
          message: `"${title}" names ${clauses.join(" ")} in a test without engine or page; tag one that meets it there`,
        })),
      ),
};

export const tagOnKitTest: Wall = {
  name: "tag-on-kit-test",
  find: (project) =>
    project.looked
      .filter((file) => file.endsWith(".e2e.ts") && findProofs(project.read(file)).length > 0)
      .flatMap((file) =>
        readBrowserTests(project.root, file)
          .filter(({ title, visits }) => title.includes("[spec ") && !visits.some(isPageOfStore))
          .map(({ title }) => ({
            file,
            message: `"${title}" opens no page of the store but examples at /_kit; tag one that opens a page`,
          })),
      ),
};

function isPageOfStore(path: string | undefined): boolean {
  return path === undefined || (path.startsWith("/") && !path.startsWith("/_kit"));
}
