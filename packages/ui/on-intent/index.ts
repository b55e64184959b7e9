export { type LazyComponent, lazyComponent } from "./lazy-component.ts";
export { useOnIntent } from "./use-on-intent.ts";
