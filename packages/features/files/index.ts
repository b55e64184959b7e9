export { type FileType, fileTypeOf } from "./file-type.ts";
