import type { Role } from "./account.ts";

export const roleNames: Readonly<Record<Role, string>> = {
  administrator: "Administrator",
  approver: "Approver",
  buyer: "Buyer",
  viewer: "Viewer",
};
