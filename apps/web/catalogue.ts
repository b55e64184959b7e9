import { accountErrors } from "@capstan/features/account/server";
import { type CompleteCatalogue, platformErrors } from "@capstan/platform/errors";

/** Every slice's rows, merged once: a slice that adds a code and forgets its row here does not compile. */
export const catalogue: CompleteCatalogue = { ...platformErrors, ...accountErrors };
