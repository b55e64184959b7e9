import { lazyUrls } from "../packages/features/lazy-urls.ts";
import { startStripeFake } from "../packages/features/test-kit/server.ts";

/** Cards for the store in development, where no key is configured: none is charged. What was paid is forgotten at the end. */
export async function demoPayments(origin: string): Promise<Readonly<Record<string, string>>> {
  const webhookSecret = "whsec_demo";
  const { url } = await startStripeFake({ webhookSecret, webhookUrl: `${origin}${lazyUrls.paymentWebhook()}` });
  return { STRIPE_SECRET_KEY: "sk_test_demo", STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: url };
}
