import type { AuthenticatorTransport } from "@simplewebauthn/server";

interface Known {
  readonly id: string;
  readonly transports: readonly string[];
}

/** How a passkey is named to a browser. */
export function descriptorOf({ id, transports }: Known): { id: string; transports: AuthenticatorTransport[] } {
  return { id, transports: [...transports] as AuthenticatorTransport[] };
}
