export { orderPagesContext } from "./order-history.ts";
export { orderQuestions } from "./order-questions.ts";
