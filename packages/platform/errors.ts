/**
 * The error catalog. Each slice writes its rows with `defineErrors` and adds them to `ErrorRows` by declaration
 * merging, so that a code without a row does not compile and the merged table can't miss one.
 */
export interface ErrorRow {
  readonly status: number;
  /** The input field that the message belongs to, where there is one. */
  readonly field?: string;
  /** When it may be tried again, where that is known: the answer's `retry-after`. */
  readonly retryAfterSeconds?: number;
  /** What happened, then what to do. */
  readonly text: string;
}

// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- slices add their rows to it
export interface ErrorRows extends PlatformRows {}

export type ErrorCode = keyof ErrorRows;

/** A refusal: its code and whatever details its reader needs. */
export interface Failure<Code extends ErrorCode = ErrorCode> {
  readonly code: Code;
  readonly [detail: string]: unknown;
}

export type ErrorCatalog = { readonly [Code in ErrorCode]: ErrorRow };

export type RowsOf<Table> = { readonly [Code in keyof Table]: ErrorRow };

export function defineErrors<const Table extends Readonly<Record<string, ErrorRow>>>(table: Table): Table {
  return table;
}

export const platformErrors = defineErrors({
  VALIDATION_FAILED: {
    status: 400,
    text: "Some of what was sent is not valid. Correct the named fields and send it again.",
  },
  SIGN_IN_REQUIRED: { status: 401, text: "You need to sign in for this. Sign in and try again." },
  ACCOUNT_REQUIRED: { status: 403, text: "This needs an account. Choose one of your accounts and try again." },
  ACCOUNT_CHANGED: {
    status: 409,
    text: "You switched to another account since this page was opened, so nothing was changed. Go back and reload the page to see which account it is for.",
  },
  ROLE_REQUIRED: {
    status: 403,
    text: "Your role in this account does not allow this. Ask an administrator of the account.",
  },
  NOT_WHILE_IMPERSONATING: {
    status: 403,
    text: "An agent can't do this in a customer's place. End the session, or have the customer do it.",
  },
  CROSS_SITE_REFUSED: {
    status: 403,
    text: "This came from another site and was refused. Open the store's own page and try again.",
  },
  NOT_FOUND: { status: 404, text: "There is nothing at this address. Check the address, or start from the home page." },
  BODY_TOO_LARGE: { status: 413, text: "What was sent is too large. Send it in smaller parts." },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: "This kind of content is not understood here. Send JSON or a form." },
  MISDIRECTED_REQUEST: {
    status: 421,
    text: "The store does not answer under this name. Check the address, or start from the home page.",
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    retryAfterSeconds: 10,
    text: "Too many requests came from you in a short time. Wait a moment and try again.",
  },
  INTERNAL: { status: 500, text: "Something went wrong on our side. Try again in a few minutes." },
  BUSY: {
    status: 503,
    retryAfterSeconds: 1,
    text: "The store is very busy right now. Try again in a moment.",
  },
  ENGINE_UNAVAILABLE: {
    status: 503,
    text: "A part of the store is not available right now. Try again in a few minutes.",
  },
});

type PlatformRows = RowsOf<typeof platformErrors>;
