export { type GuideItem, contentContext } from "./content.ts";
export { NotFound } from "./ui/not-found.tsx";
