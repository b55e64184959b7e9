import { z } from "zod";
import { defaultRoles } from "./company-sign-in.ts";

/** The form's fields. What is missing leads back to the form, so it is let in here. */
export const startBody = z.object({
  email: z.string().max(320).default("").describe("The work e-mail address; its domain names the company."),
  frwdUrlPath: z.string().max(4_000).optional().describe("A path of the store to go to; anything else leads home."),
});

/** What a provider adds to the address. RFC 6749, RFC 9207. */
export const callbackQuery = z.object({
  code: z.string().max(4_000).optional(),
  state: z.string().max(200).optional(),
  iss: z.string().max(1_000).optional(),
  error: z.string().max(200).optional(),
  error_description: z.string().max(2_000).optional(),
  error_uri: z.string().max(2_000).optional(),
});

export const providerBody = z.object({
  issuer: z.string().max(1_000).default(""),
  clientId: z.string().max(500).default(""),
  clientSecret: z.string().max(2_000).default("").describe("Left empty: as before, for the same issuer and client."),
  defaultRole: z.enum(defaultRoles).default("buyer").describe("Of users whom their first sign-in makes."),
});

export const domainBody = z.object({ domain: z.string().max(300).default("") });

export const requireBody = z
  .object({ isRequired: z.enum(["on", ""]).default("") })
  .catchall(z.string().max(100))
  .describe("`keep:<user id>` = `on` for each administrator who keeps the password.");

/** The user ids of the fields `keep:<user id>`. */
export function keptIn(fields: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(fields).flatMap((name) => (name.startsWith("keep:") ? name.slice("keep:".length) : []));
}
