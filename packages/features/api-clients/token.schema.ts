import { z } from "zod";

/** What does not fit counts as missing, so that the refusal has the standard's shape. */
const field = z.string().max(1_000).optional().catch(undefined);

/** RFC 6749, 4.4.2. */
export const tokenRequest = z.object({
  grant_type: field.describe("`client_credentials`"),
  scope: field.describe("Separated by spaces. Left out: all that the client has."),
  client_id: field.describe("With `client_secret`, where the client does not use HTTP Basic."),
  client_secret: field,
});

export type TokenRequest = z.output<typeof tokenRequest>;

/** RFC 6749, 5.1. */
const tokenAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal("Bearer"),
  expires_in: z.number().int().describe("Seconds."),
  scope: z.string(),
});

export type TokenAnswer = z.infer<typeof tokenAnswer>;

/** RFC 6749, 5.2, with a sentence for whoever reads the client's log. */
export const tokenErrors = {
  invalid_request: "Name a grant_type, and say once who you are: by HTTP Basic, or by client_id and client_secret.",
  invalid_client: "There is no such client, or its secret is another one.",
  unsupported_grant_type: "The only grant_type here is client_credentials.",
  invalid_scope: "The client was not given this scope.",
} as const;

export type TokenError = keyof typeof tokenErrors;
