export type { DrawingFamily } from "./drawings.ts";
export type { Gallery } from "./gallery-of.ts";
export { type PictureSize, type PictureView, pictureName, pictureSizes } from "./pictures.ts";
export { DimensionedPicture } from "./ui/dimensioned-picture.tsx";
export { ItemPicture, type ItemPictureProps } from "./ui/picture.tsx";
