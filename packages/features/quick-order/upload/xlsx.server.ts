import { RefusedFile, type Sheet, uploadLimits } from "./sheet.ts";
import { dateStyles } from "./xlsx-styles.server.ts";
import { readSheet } from "./xlsx-sheet.server.ts";
import { readXml } from "./xml.server.ts";
import { type Zip, openZip } from "./zip.server.ts";

const workbookPart = "xl/workbook.xml";

/** The sheets of a workbook that its reader sees, in their order. No formula is computed, and nothing outside is opened. */
export function readXlsx(bytes: Uint8Array): readonly Sheet[] {
  const zip = openZip(bytes);
  const workbook = zip.read(workbookPart);
  const relations = zip.read("xl/_rels/workbook.xml.rels");
  if (!zip.names.has("[Content_Types].xml") || !workbook || !relations) throw new RefusedFile("FILE_UNREADABLE");
  const targets = targetsIn(relations);
  const sheets = sheetsIn(workbook).filter(({ isHidden }) => !isHidden);
  if (sheets.length === 0) throw new RefusedFile("FILE_EMPTY");
  const strings = stringsIn(zip.read("xl/sharedStrings.xml"));
  const isDate = dateStyles(zip.read("xl/styles.xml"));
  return sheets.slice(0, uploadLimits.sheets).map(({ name, id }) => {
    const part = partOf(zip, targets.get(id));
    return { name, rows: readSheet(part, { strings, isDate }) };
  });
}

interface SheetEntry {
  readonly name: string;
  readonly id: string;
  readonly isHidden: boolean;
}

function sheetsIn(workbook: Uint8Array): readonly SheetEntry[] {
  const sheets: SheetEntry[] = [];
  readXml(workbook, {
    open: (element, attributes) => {
      if (element !== "sheet") return;
      const { name = "", id = "", state = "visible" } = attributes();
      sheets.push({ name, id, isHidden: state !== "visible" });
    },
  });
  return sheets;
}

/** Where each relation leads. One that leads out of the workbook has no place. */
function targetsIn(relations: Uint8Array): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  readXml(relations, {
    open: (element, attributes) => {
      if (element !== "Relationship") return;
      const { Id = "", Target = "", TargetMode = "Internal" } = attributes();
      if (TargetMode === "Internal") targets.set(Id, Target);
    },
  });
  return targets;
}

function partOf(zip: Zip, target: string | undefined): Uint8Array {
  const name = target?.startsWith("/") ? target.slice(1) : `xl/${target}`;
  const isInside = target !== undefined && !name.split("/").includes("..") && name.startsWith("xl/worksheets/");
  const part = isInside ? zip.read(name) : undefined;
  if (!part) throw new RefusedFile("FILE_UNREADABLE");
  return part;
}

/** Each text once; its parts in several fonts are one text, and what says how it is pronounced is none of it. */
function stringsIn(part: Uint8Array | undefined): readonly string[] {
  if (!part) return [];
  const strings: string[] = [];
  let text = "";
  let isText = false;
  let isPronunciation = false;
  readXml(part, {
    open: (element) => {
      if (element === "si") text = "";
      if (element === "rPh") isPronunciation = true;
      isText = element === "t" && !isPronunciation;
    },
    text: (found) => {
      if (isText && text.length <= uploadLimits.cellLength) text += found;
    },
    close: (element) => {
      if (element === "si") strings.push(text);
      if (element === "rPh") isPronunciation = false;
      isText = false;
    },
  });
  return strings;
}
