import { accountErrors } from "@capstan/features/account/server";
import { type ErrorCatalog, platformErrors } from "@capstan/platform/errors";

/** Every slice's rows, merged once: a slice that adds a code and forgets its row here does not compile. */
export const errorCatalog: ErrorCatalog = { ...platformErrors, ...accountErrors };
