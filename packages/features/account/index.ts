export {
  type Account,
  type CustomCatalog,
  type CustomerKind,
  type HeldAccount,
  type Role,
  customerKinds,
} from "./account.ts";
export { canChooseCatalog } from "./person.ts";
