import type { Page } from "@playwright/test";

/** What is wrong with the tables of a results page as it is laid out: each fault in a line. */
export async function tableFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const isShown = (element: Element) => element.checkVisibility();
    const isForTheEar = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== "none" || isForTheEar(element.parentElement));
    const wordsOf = (element: Element) => (element.textContent ?? "").trim();
    const places = new Map<string, Set<number>>();
    const note = (what: string, x: number) => places.set(what, (places.get(what) ?? new Set()).add(Math.round(x)));

    for (const table of document.querySelectorAll<HTMLTableElement>("table.spec-grid")) {
      const name = wordsOf(table.querySelector("caption") ?? table);
      const frame = table.parentElement ?? table;
      if (table.scrollWidth > frame.clientWidth + 1 || table.clientWidth > frame.clientWidth + 1)
        faults.push(`${name}: wider than its page`);

      for (const cell of table.querySelectorAll("th, td")) {
        if (!isShown(cell)) continue;
        const box = cell.getBoundingClientRect();
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (isForTheEar(text.parentElement)) continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          const { left, right, width } = range.getBoundingClientRect();
          if (width > 0 && (left < box.left - 1 || right > box.right + 1))
            faults.push(`${name}: "${wordsOf(cell)}" is cut off`);
        }
        if (cell.scrollWidth > cell.clientWidth + 1) faults.push(`${name}: "${wordsOf(cell)}" has no room`);
      }

      const rows = [...table.querySelectorAll("tbody tr")];
      const cellsOf = (row: Element) =>
        [...row.querySelectorAll<HTMLTableCellElement>(":scope > :not(.spec-grid-group)")].flatMap((cell) =>
          Array.from({ length: cell.colSpan }, () => cell),
        );
      const heads = [...table.querySelectorAll("thead th:not(.spec-grid-group)")];
      for (const [at, head] of heads.entries()) {
        if (!isShown(head)) continue;
        const cells = rows.map((row) => cellsOf(row)[at]);
        const isBlank = cells.every(
          (cell) => cell && ["", "\u2013"].includes(wordsOf(cell)) && !cell.querySelector("svg, input"),
        );
        if (isBlank) faults.push(`${name}: nothing in column ${wordsOf(head)}`);
      }

      const seen = new Set<string>();
      for (const body of table.tBodies) {
        const group = wordsOf(body.querySelector(".spec-grid-group") ?? document.createElement("th"));
        for (const row of body.rows) {
          const told = [...row.querySelectorAll("td.spec-grid-spec, td.spec-grid-unit, .spec-grid-per")];
          const key = [group, ...told.filter(isShown).map(wordsOf)].join(" | ");
          if (seen.has(key)) faults.push(`${name}: two rows of ${key}`);
          seen.add(key);
          for (const what of ["item", "price", "add"])
            // A price without one for a piece begins further to the left.
            note(what, row.querySelector(`.spec-grid-${what}`)?.getBoundingClientRect().right ?? 0);
        }
      }
    }
    // A layout's fractions of a pixel are rounded.
    for (const [what, at] of places)
      if (Math.max(...at) - Math.min(...at) > 1) faults.push(`the column ${what} stands at ${[...at].join(", ")}`);
    return faults;
  });
}
