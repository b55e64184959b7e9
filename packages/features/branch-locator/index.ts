import { lazyComponent } from "@capstan/ui/on-intent";

export { branchLocatorContext } from "./branch-locator.ts";

/** Find a Branch; its code comes when somebody is about to open it. */
export const branchDialog = lazyComponent(async () => (await import("./ui/branch-dialog.tsx")).BranchDialog);
/** The list under Find A Branch in the header. */
export const branchListPanel = lazyComponent<{ readonly close: () => void }>(
  async () => (await import("./ui/branch-list-panel.tsx")).BranchListPanel,
);
