export type { Drawings } from "./drawings.ts";
export { galleryOf } from "./gallery-of.ts";
export { type MeasuredItems, measuredItems } from "./measured-items.ts";
export { type PhotoBucket, createPhotoBucket } from "./photo-bucket.server.ts";
export type { PhotographRules } from "./photograph.ts";
export { type PictureSources, noPictureSources } from "./picture-sources.ts";
export { type PictureSize, type PictureView, pictureName } from "./pictures.ts";
export { pictureRoutes } from "./pictures.routes.server.ts";
