export { type Piece, piece } from "./piece.ts";
export { useOnIntent } from "./use-on-intent.ts";
