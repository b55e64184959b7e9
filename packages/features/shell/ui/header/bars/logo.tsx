import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";

/** The customer's own logo where it has one; both have the same room, so that nothing moves. */
export function Logo({ url, companyName }: { readonly url: string | null; readonly companyName: string | null }) {
  return (
    <a className="header-logo" href={urls.home()}>
      {url === null ? (
        <img src="/logo.svg" width={158} height={36} alt={brand.name} />
      ) : (
        <img
          src={url}
          width={158}
          height={36}
          alt={`${companyName ?? ""} at ${brand.name}`.trim()}
          className="header-logo-own"
        />
      )}
    </a>
  );
}
