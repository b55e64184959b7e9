export { type AcceptedFile, type Files, type ScanResult, acceptFile } from "./accept-file.server.ts";
export { bucketFiles, withOlderFiles } from "./bucket-files.server.ts";
export { clamdScanner } from "./clamd.server.ts";
export { fileErrors } from "./files.errors.ts";
export type { FileStore } from "./file-store.ts";
export { type FileType, extensionOf } from "./file-type.ts";
export { hashOf } from "./hash-of.server.ts";
export { type S3Options, openS3Bucket, readAtMost } from "./s3-bucket.server.ts";
export { insertFile, tableFiles } from "./table-files.store.server.ts";
