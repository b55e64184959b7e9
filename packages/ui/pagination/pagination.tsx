import "./pagination.css";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { pageSlots } from "./page-slots.ts";

export type PaginationProps = {
  page: number;
  pages: number;
  href: (page: number) => string;
  label?: string;
};

export function Pagination({ page, pages, href, label = "Pagination" }: PaginationProps) {
  const previous = page > 1 ? href(page - 1) : undefined;
  const next = page < pages ? href(page + 1) : undefined;
  return (
    <nav aria-label={label} className="pagination">
      <Step href={previous} rel="prev" />
      <ol className="pagination-pages">
        {pageSlots(page, pages).map((slot, index, slots) =>
          slot === "gap" ? (
            <li key={`after ${slots[index - 1]}`} className="pagination-gap">
              …
            </li>
          ) : (
            <li key={slot}>
              <a href={href(slot)} aria-current={slot === page ? "page" : undefined} className="pagination-page">
                <span className="visually-hidden">Page </span>
                {slot}
              </a>
            </li>
          ),
        )}
      </ol>
      <span className="pagination-place">
        Page {page} of {pages}
      </span>
      <Step href={next} rel="next" />
    </nav>
  );
}

export type StepPaginationProps = { previousHref?: string | undefined; nextHref?: string | undefined; label?: string };

/** For lists that are paged by key: nobody knows how many pages there are. */
export function StepPagination({ previousHref, nextHref, label = "Pagination" }: StepPaginationProps) {
  return (
    <nav aria-label={label} className="pagination">
      <Step href={previousHref} rel="prev" />
      <Step href={nextHref} rel="next" />
    </nav>
  );
}

function Step({ href, rel }: { href: string | undefined; rel: "prev" | "next" }) {
  if (href === undefined) return null;
  return (
    <a href={href} rel={rel} className="pagination-page pagination-step">
      {rel === "prev" && <ChevronLeft size={16} />}
      {rel === "prev" ? "Previous" : "Next"}
      {rel === "next" && <ChevronRight size={16} />}
    </a>
  );
}
