import { Breadcrumb } from "@capstan/ui/breadcrumb";
import { urls } from "./urls.ts";

/** The way to a page of My Account. Several slices have such pages. */
export function AccountTrail({ current }: { readonly current: string }) {
  return (
    <Breadcrumb
      trail={[
        { label: "Home", href: urls.home() },
        { label: "My Account", href: urls.account() },
      ]}
      current={current}
    />
  );
}
