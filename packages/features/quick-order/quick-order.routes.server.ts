import { lazyUrls } from "@capstan/features/lazy-urls";
import type { Clock } from "@capstan/platform/clock";
import { type RouteSpec, route } from "@capstan/platform/http";
import { checkFile } from "./check-file.server.ts";
import { type CheckLinesDeps, linesBuyer } from "./check-lines.server.ts";
import { checkText } from "./check-text.server.ts";
import { answeredLines, checkLinesBody, uploadBody } from "./quick-order.schema.ts";
import type { FileReader } from "./upload/file-reader.server.ts";
import { uploadLimits } from "./upload/sheet.ts";

export interface QuickOrderDeps extends CheckLinesDeps {
  readonly clock: Clock;
  readonly files: FileReader;
}

const common = {
  slice: "quick-order",
  method: "POST",
  level: "anonymous",
  account: "visitor",
  agents: "look",
} as const;

export function quickOrderRoutes(deps: QuickOrderDeps): readonly RouteSpec[] {
  return [
    route({
      ...common,
      path: lazyUrls.checkLines(),
      summary: "Reads lines of item numbers and quantities, and answers each; adds nothing",
      body: checkLinesBody,
      bodyBytes: 2 * 1024 * 1024,
      answer: answeredLines,
      limit: { calls: 60, addressCalls: 300, seconds: 60 },
      errors: ["VALIDATION_FAILED", "FILE_TOO_LONG", "ENGINE_UNAVAILABLE"],
      handle: async ({ body, visitor }) => checkText(deps, body, linesBuyer(visitor, deps.clock)),
    }),
    route({
      ...common,
      path: lazyUrls.checkFile(),
      summary: "Reads a CSV or XLSX file of item numbers and quantities, and answers each row; adds nothing",
      body: uploadBody,
      bodyBytes: uploadLimits.bytes,
      answer: answeredLines,
      limit: { calls: 12, addressCalls: 60, seconds: 60 },
      errors: [
        "FILE_EMPTY",
        "FILE_TOO_LARGE",
        "FILE_TOO_LONG",
        "FILE_KIND_UNKNOWN",
        "FILE_UNREADABLE",
        "BUSY",
        "ENGINE_UNAVAILABLE",
      ],
      handle: async ({ body, visitor }) => checkFile(deps, body, linesBuyer(visitor, deps.clock)),
    }),
  ];
}
