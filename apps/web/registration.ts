import {
  type Captcha,
  type RegistrationSettings,
  loadAddressDirectory,
  proofOfWork,
  recaptcha,
  type SignUpLimit,
  signUpLimit,
} from "@capstan/features/registration/server";
import { systemClock } from "@capstan/platform/clock";
import { type FeatureFlags, createFeatureFlags, environmentFlags } from "@capstan/platform/feature-flags";
import { createOutboundFetch } from "@capstan/platform/outbound-fetch";
import type { RedisHandle } from "@capstan/platform/redis";
import type { WebEnv } from "./env.ts";
import type { PolicySources } from "./http/content-security-policy.ts";

/** A visitor waits for the answer. */
const recaptchaMs = 3_000;

type Addresses = ReturnType<typeof loadAddressDirectory>;

export interface RegistrationParts {
  readonly settings: RegistrationSettings;
  readonly flags: FeatureFlags;
  readonly captcha: Captcha;
  readonly signUpLimit: SignUpLimit;
  addresses(): Addresses;
  isOpen(): Promise<boolean>;
}

type RegistrationEnv = Partial<
  Pick<WebEnv, "ENGINE_PREFIX" | "SELF_REGISTRATION" | "FEATURE_FLAGS" | "RECAPTCHA_SITE_KEY" | "RECAPTCHA_SECRET">
>;

export function openRegistration(env: RegistrationEnv, redis: RedisHandle): RegistrationParts {
  let addresses: Addresses | undefined;
  const settings = { isOpen: env.SELF_REGISTRATION !== "disabled" };
  return {
    settings,
    isOpen: async () => settings.isOpen,
    signUpLimit: signUpLimit(redis, env.ENGINE_PREFIX ?? ""),
    flags: createFeatureFlags(environmentFlags(env.FEATURE_FLAGS ?? {})),
    captcha: captchaOf(env, redis),
    addresses: async () => (addresses ??= loadAddressDirectory()),
  };
}

function captchaOf({ RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret }: RegistrationEnv, redis: RedisHandle) {
  if (siteKey === undefined || secret === undefined) return proofOfWork({ redis, clock: systemClock });
  // Google's own address alone is called, which is on no private network.
  const fetch = createOutboundFetch({ allowsPrivate: false, allowsLoopback: false }, recaptchaMs);
  return recaptcha({ siteKey, secret, fetch });
}

/** What pages may load for it. */
export function captchaSources({ kind }: Pick<Captcha, "kind">): PolicySources {
  return kind === "recaptcha" ? { "frame-src": ["https://www.google.com"] } : {};
}
