import { ButtonLink } from "@capstan/ui/button";

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly href: (page: number) => string;
  /** What is paged. */
  readonly label: string;
}

/** The page before and the one after; nothing where there is only one. */
export function Pager({ page, pages, href, label }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={`${label}, pages`} className="account-pager">
      {page > 1 && <ButtonLink href={href(page - 1)}>Previous</ButtonLink>}
      <p>
        Page {page} of {pages}
      </p>
      {page < pages && <ButtonLink href={href(page + 1)}>Next</ButtonLink>}
    </nav>
  );
}
