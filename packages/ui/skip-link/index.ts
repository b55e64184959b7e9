export { SkipLinks, type SkipTarget } from "./skip-link.tsx";
