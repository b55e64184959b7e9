import { urls } from "@capstan/features/urls";
import { redirect } from "react-router";

/** The link of the menus: it is a part of the preferences. */
export function loader(): Response {
  return redirect(`${urls.preferences()}#default-branch`);
}
