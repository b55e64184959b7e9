import { registrationUrls } from "@capstan/features/registration-urls";
import type { FeatureFlags } from "@capstan/platform/feature-flags";
import { type RouteSpec, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import { z } from "zod";
import type { Captcha } from "./captcha.server.ts";
import { type RegistrationSettings, registrationFlags, selfRegistrationOf } from "./registration-settings.ts";

export interface SettingsDeps {
  readonly settings: RegistrationSettings;
  readonly flags: FeatureFlags;
  readonly captcha: Captcha;
}

const common = { slice: "registration", level: "anonymous", account: "none", agents: "never" } as const;
const maxTextLength = 4_000;

/** What the registration pages ask of the operator, and what they tell. */
export function settingsRoutes(deps: SettingsDeps): readonly RouteSpec[] {
  return [settingsRoute(deps), siteKeyRoute(deps), logErrorRoute(deps)];
}

function settingsRoute({ settings, flags }: SettingsDeps): RouteSpec {
  return route({
    ...common,
    method: "GET",
    path: registrationUrls.settings(),
    summary: "Whether people may register by themselves, and which features are on",
    answer: z.object({
      selfRegistration: z
        .union([z.enum(["enabled", "disabled"]), z.boolean()])
        .describe("A boolean where the flag says so: false where registration is enabled."),
      features: z.object({ registrationLogging: z.boolean(), footer: z.boolean() }),
    }),
    handle: async () => {
      const [registrationLogging, footer, isInverted] = await Promise.all([
        flags.isOn(registrationFlags.logging, true),
        flags.isOn(registrationFlags.footer, true),
        flags.isOn(registrationFlags.inverted, false),
      ]);
      return ok({
        selfRegistration: selfRegistrationOf(settings, isInverted),
        features: { registrationLogging, footer },
      });
    },
  });
}

function siteKeyRoute({ captcha }: SettingsDeps): RouteSpec {
  return route({
    ...common,
    method: "GET",
    path: registrationUrls.siteKey(),
    summary: "What a browser solves, or the key of the service that it asks, before it registers somebody",
    answer: z.object({
      kind: z.enum(["altcha", "recaptcha"]),
      siteKey: z.string().nullable(),
      challenge: z
        .record(z.string(), z.unknown())
        .nullable()
        .describe("Of ALTCHA, version 2; good for 20 minutes and one proof."),
    }),
    limit: { calls: 30, addressCalls: 300, seconds: 600 },
    errors: ["ENGINE_UNAVAILABLE"],
    handle: async () => ok({ kind: captcha.kind, siteKey: captcha.siteKey, challenge: await captcha.challenge() }),
  });
}

function logErrorRoute({ flags }: SettingsDeps): RouteSpec {
  return route({
    ...common,
    method: "POST",
    path: registrationUrls.logError(),
    summary: "Takes down what went wrong in a browser",
    body: z.object({ message: z.string().max(maxTextLength), error: z.unknown().optional() }),
    answer: z.object({ statusCode: z.literal(200) }),
    limit: { calls: 10, addressCalls: 100, seconds: 600 },
    handle: async ({ body: { message, error }, log }) => {
      if (await flags.isOn(registrationFlags.logging, true))
        log.warn({ reported: { message, error: textOf(error) } }, "a browser reports an error of registration");
      return ok({ statusCode: 200 as const });
    },
  });
}

function textOf(error: unknown): string {
  return (typeof error === "string" ? error : (JSON.stringify(error) ?? "")).slice(0, maxTextLength);
}
