import type { KitEntry } from "../examples/index.ts";
import { paginationKeyboard } from "./pagination.keyboard.ts";
import { Pagination, StepPagination } from "./pagination.tsx";

const href = (page: number) => `#page-${page}`;

export const examples: KitEntry = {
  name: "Pagination",
  summary: "Plain links to the other pages of a long list.",
  keyboard: paginationKeyboard,
  examples: [
    { title: "In the middle", render: () => <Pagination label="Pages of results" page={6} pages={12} href={href} /> },
    { title: "First of three", render: () => <Pagination label="Pages of orders" page={1} pages={3} href={href} /> },
    {
      title: "Paged by key",
      render: () => <StepPagination label="Pages of lists" previousHref="#before-4RN27" nextHref="#after-4RN99" />,
    },
  ],
};
