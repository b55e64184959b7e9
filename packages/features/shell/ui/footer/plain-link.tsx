import type { FooterLink } from "./sections.ts";

export function PlainLink({ label, url, isExternal = false }: FooterLink) {
  return (
    <a href={url} rel={isExternal ? "noopener" : undefined}>
      {label}
    </a>
  );
}
