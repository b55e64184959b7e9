import { readXml } from "./xml.server.ts";

/** Formats of dates and times that every workbook has without naming them. */
const builtIn = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;

/** Which of a workbook's cell styles show a number as a date: it looks like one to the buyer, so it is no item number. */
export function dateStyles(part: Uint8Array | undefined): (style: number) => boolean {
  if (!part) return () => false;
  const formats = new Map<number, string>();
  const styles: number[] = [];
  let isInCells = false;
  readXml(part, {
    open: (element, attributes) => {
      if (element !== "numFmt" && element !== "cellXfs" && element !== "xf") return;
      const { numFmtId = "0", formatCode = "" } = attributes();
      if (element === "numFmt") formats.set(Number(numFmtId), formatCode);
      if (element === "cellXfs") isInCells = true;
      if (element === "xf" && isInCells) styles.push(Number(numFmtId));
    },
    close: (element) => {
      if (element === "cellXfs") isInCells = false;
    },
  });
  return (style) => {
    const format = styles[style] ?? 0;
    const code = (formats.get(format) ?? "").replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, "");
    return builtIn.some(([from, to]) => format >= from && format <= to) || /[dmyhs]/i.test(code.replace("General", ""));
  };
}
