import { useLocation } from "react-router";
import type { ShellView } from "../header.ts";
import { footerOf } from "../surroundings.ts";

/** The footer of the page that is shown now: the server chose one for the first page only. */
export function useFooter(given: ShellView["footer"]): ShellView["footer"] {
  const { pathname } = useLocation();
  return given && footerOf({ path: pathname, isProcurement: given === "procurement" });
}
