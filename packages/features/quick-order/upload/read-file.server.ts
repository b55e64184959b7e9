import { columnsByHeader } from "../read/table.ts";
import { readCsv } from "./csv.server.ts";
import { decodeText } from "./decode-text.server.ts";
import { RefusedFile, type Sheet, uploadLimits } from "./sheet.ts";
import { readXlsx } from "./xlsx.server.ts";

/** What is no order though a name says so, by its first bytes. */
const otherKinds: readonly RegExp[] = [
  // oxlint-disable-next-line no-control-regex -- the bytes that such files begin with
  /^(?:\xD0\xCF\x11\xE0|%PDF|\x89PNG|\xFF\xD8\xFF|GIF8|MZ|\x7FELF|\x1F\x8B|Rar!|7z\xBC\xAF|BZh|\xFD7zXZ|RIFF|OggS|ID3|SQLite|\{\\rtf)/,
  /^(?:\xEF\xBB\xBF)?\s*(?:<[!?a-zA-Z]|\{\s*"|\[\s*[{["]|#!|%!PS|From |MIME-Version:|BEGIN:V)/,
];

/** The sheet of a file that holds the order. Its name decides nothing. */
export function readFile(bytes: Uint8Array): Sheet {
  if (bytes.length === 0) throw new RefusedFile("FILE_EMPTY");
  if (bytes.length > uploadLimits.bytes) throw new RefusedFile("FILE_TOO_LARGE");
  const head = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  const isZip = head.startsWith("PK\u0003\u0004");
  if (!isZip && otherKinds.some((kind) => kind.test(head))) throw new RefusedFile("FILE_KIND_UNKNOWN");
  const sheets = isZip ? readXlsx(bytes) : [{ name: null, rows: readCsv(decodeText(bytes)) }];
  const sheet = orderSheet(sheets);
  if (sheet.rows.length === 0) throw new RefusedFile("FILE_EMPTY");
  return sheet;
}

/** The first sheet with a header of an order, or else the first that holds anything. */
function orderSheet(sheets: readonly Sheet[]): Sheet {
  const hasHeader = ({ rows }: Sheet) =>
    rows.slice(0, uploadLimits.rowsAboveHeader).some(({ cells }) => columnsByHeader(cells) !== null);
  const sheet = sheets.find(hasHeader) ?? sheets.find(({ rows }) => rows.length > 0);
  if (!sheet) throw new RefusedFile("FILE_EMPTY");
  return sheet;
}
