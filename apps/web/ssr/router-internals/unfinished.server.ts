/** React's marks of a boundary whose content it left to the browser, and of one that still waits. */
const marks = ["<!--$!-->", "<!--$?-->"];

/** Whether something in the tree waited for data or failed while it was rendered as one string. */
export function isUnfinished(html: string): boolean {
  return marks.some((mark) => html.includes(mark));
}
