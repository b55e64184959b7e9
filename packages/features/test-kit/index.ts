export { pageMarkup } from "./page-markup.tsx";
