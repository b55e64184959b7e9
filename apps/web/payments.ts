import { type CardPayments, stripePayments } from "@capstan/features/orders/server";
import type { WebEnv } from "./env.ts";
import type { PolicySources } from "./http/content-security-policy.ts";

type PaymentEnv = Partial<
  Pick<WebEnv, "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_URL" | "STRIPE_PAGE_ORIGINS">
>;

/** Undefined where no keys are configured: then no cards are taken. */
export function openPayments(env: PaymentEnv): CardPayments | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env;
  if (secretKey === undefined || webhookSecret === undefined) return undefined;
  return stripePayments({ secretKey, webhookSecret, apiUrl });
}

/** Place Order is a form that leads to the card's page. */
export function paymentSources(env: PaymentEnv): PolicySources {
  if (env.STRIPE_SECRET_KEY === undefined) return {};
  const { STRIPE_API_URL: apiUrl, STRIPE_PAGE_ORIGINS: pages = [] } = env;
  return { "form-action": apiUrl === undefined ? pages : [new URL(apiUrl).origin] };
}
