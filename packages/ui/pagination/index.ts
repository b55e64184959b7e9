export { Pagination, type PaginationProps, StepPagination, type StepPaginationProps } from "./pagination.tsx";
