export { PageError, type PageErrorProps } from "./page-error.tsx";
