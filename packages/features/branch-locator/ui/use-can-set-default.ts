import type { Level } from "@capstan/platform/visitor";
import { useRouteLoaderData } from "react-router";

/** What the page around the dialog knows of the visitor. */
interface PageData {
  readonly header: { readonly level: Level } | null;
}

/** Spec 6: only the fully authenticated choose a default branch. */
export function useCanSetDefault(): boolean {
  return useRouteLoaderData<PageData>("root")?.header?.level === "fully-authenticated";
}
