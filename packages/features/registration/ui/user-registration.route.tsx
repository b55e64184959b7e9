import { registrationUrls } from "@capstan/features/registration-urls";
import { type LoaderFunctionArgs, redirect } from "react-router";

/** Spec 2.1: where Register leads, and who can't sign in any more. What the address says is kept: `?loginDisabled`. */
export function loader({ url }: LoaderFunctionArgs): never {
  throw redirect(registrationUrls.app() + url.search.replaceAll(/=(?=&|$)/g, ""));
}

export default function UserRegistrationRoute() {
  return null;
}
