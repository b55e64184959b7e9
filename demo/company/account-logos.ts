import { urls } from "@capstan/features/urls";
import { slugOf } from "./slug.ts";

/** The store draws a monogram for whoever sent no picture of its own. */
export function logoUrlOf(companyName: string): string {
  return urls.accountLogo({ name: `${slugOf(companyName)}.svg` });
}
