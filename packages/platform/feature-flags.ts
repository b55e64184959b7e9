import { InMemoryProvider, OpenFeature, type Provider } from "@openfeature/server-sdk";
import { randomUUID } from "node:crypto";

/** What is on. A flag that nobody has set has the value that the caller names. */
export interface FeatureFlags {
  isOn(flag: string, otherwise: boolean): Promise<boolean>;
}

/** By OpenFeature: an operator's own provider (flagd, LaunchDarkly, …) may take the place of the environment's list. */
export function createFeatureFlags(provider: Provider): FeatureFlags {
  const domain = randomUUID();
  OpenFeature.setProvider(domain, provider);
  const client = OpenFeature.getClient(domain);
  return { isOn: async (flag, otherwise) => client.getBooleanValue(flag, otherwise) };
}

/** The flags that the environment sets. */
export function environmentFlags(flags: Readonly<Record<string, boolean>>): Provider {
  return new InMemoryProvider(
    Object.fromEntries(
      Object.entries(flags).map(([flag, isOn]) => [
        flag,
        { variants: { on: true, off: false }, defaultVariant: isOn ? "on" : "off", disabled: false },
      ]),
    ),
  );
}
