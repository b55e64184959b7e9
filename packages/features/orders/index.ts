export type { ReferenceField } from "./account-terms.ts";
export { certificatePagesContext } from "./certificates/certificate-pages.ts";
export { describeChange } from "./describe-change.ts";
export { countOf } from "./count-of.ts";
export type { ReturnView } from "./returns/return-view.ts";
export { returnPagesContext } from "./returns/return-pages.ts";
export { reasonOf } from "./returns/return-reasons.ts";
