import { type RowsOf, defineErrors } from "@capstan/platform/errors";

export const accountErrors = defineErrors({
  CATALOG_NOT_CHOSEN: {
    status: 409,
    text: "Your company has chosen the catalog for you. Ask your administrator if you need products outside of it.",
  },
  ACCOUNT_NOT_YOURS: {
    status: 404,
    field: "acctNo",
    text: "You have no account with this number. Choose one of the accounts in the list.",
  },
  SECOND_STEP_FIRST: {
    status: 409,
    text: "You have signed in without a second step. Add one at Password and Security, or sign in with it, and then require it of others.",
  },
  LAST_ADMINISTRATOR: {
    status: 409,
    text: "An account needs an administrator, and this is the last one. Make somebody else an administrator first.",
  },
  USER_NOT_IN_ACCOUNT: {
    status: 404,
    field: "userId",
    text: "This account has no such user. Go back to the list and choose again.",
  },
  ALREADY_USER: {
    status: 409,
    field: "email",
    text: "Somebody with this e-mail address is a user of the account already. Change the role in the list.",
  },
  TOO_MANY_INVITATIONS: {
    status: 409,
    text: "Too many invitations of this account are open. Withdraw some of them, then invite again.",
  },
  BRANCH_NOT_FOUND: {
    status: 404,
    field: "branch",
    text: "There is no such branch any more. Choose another one.",
  },
  INVITATION_NOT_FOUND: {
    status: 404,
    text: "The invitation was accepted, withdrawn or is over. Ask an administrator of the account for another one.",
  },
  INVITATION_FOR_ANOTHER: {
    status: 403,
    text: "The invitation is for another e-mail address. Sign in with the address that it was sent to.",
  },
});

declare module "@capstan/platform/errors" {
  // oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- it takes the rows above
  interface ErrorRows extends RowsOf<typeof accountErrors> {}
}
