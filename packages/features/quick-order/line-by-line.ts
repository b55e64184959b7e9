import { lazyComponent } from "@capstan/ui/on-intent";

/** The flyout under Bulk Order; its code comes when somebody is about to open it. */
export const lineByLinePanel = lazyComponent(async () => (await import("./ui/line-by-line-panel.tsx")).LineByLinePanel);
