export { type PictureSize, type PictureView, pictureName, pictureSizes } from "./pictures.ts";
export { ItemPicture, type ItemPictureProps } from "./ui/picture.tsx";
