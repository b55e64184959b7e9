import { type Toast, toast } from "../toast/index.ts";

/** Spec 9: a snackbar with a link has to be read and reached, one without only read. */
const WITH_LINK_MS = 6000;
const WITHOUT_LINK_MS = 4000;

/** The short confirmation of small screens; it shows in the toast area, so there is never one beside a toast. */
export function showSnackbar(text: string, link?: Toast["link"]): string {
  return toast.show(text, { link, duration: link === undefined ? WITHOUT_LINK_MS : WITH_LINK_MS });
}
