export { bulkOrderReader } from "./bulk-order-reader.server.ts";
export { checkFile } from "./check-file.server.ts";
export { quickOrderErrors } from "./quick-order.errors.ts";
export { type QuickOrderDeps, quickOrderRoutes } from "./quick-order.routes.server.ts";
export { createFileReader } from "./upload/file-reader.server.ts";
