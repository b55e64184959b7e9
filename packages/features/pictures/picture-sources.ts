import type { Drawings } from "./drawings.ts";
import type { PhotoBucket } from "./photo-bucket.server.ts";
import type { PhotographRules } from "./photograph.ts";

/** Where items' pictures come from; the app fills it in. */
export interface PictureSources {
  readonly photographs: PhotographRules;
  readonly bucket: PhotoBucket | undefined;
  readonly drawings: Drawings | undefined;
}

/** Every item shows the placeholder. */
export const noPictureSources: PictureSources = {
  photographs: { publicOrigin: "http://127.0.0.1", origins: [], bucketName: undefined },
  bucket: undefined,
  drawings: undefined,
};
