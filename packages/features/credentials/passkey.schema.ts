import { z } from "zod";

const base64url = z
  .string()
  .regex(/^[\w-]*$/)
  .max(20_000);
const common = { id: base64url, rawId: base64url, type: z.literal("public-key") };
const extensions = z.record(z.string(), z.unknown()).default({});

/** What `navigator.credentials.create` answers, as JSON. */
export const registrationResponse = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
  clientExtensionResults: extensions,
});

/** What `navigator.credentials.get` answers, as JSON. */
export const authenticationResponse = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
  clientExtensionResults: extensions,
});

/** What a browser is to create or to find, as WebAuthn has it; null where it is refused. */
export const passkeyOptions = z.object({
  outcome: z.enum(["ready", "wrong", "limited", "disabled", "none"]),
  options: z.record(z.string(), z.unknown()).nullable(),
});

export const passkeyAnswer = z.object({
  to: z.string().nullable().describe("The page that follows; null where the passkey was refused."),
});
