import type { SettingsOutcome } from "../company-settings.ts";

interface SettingsText {
  readonly kind: "error" | "caution" | "ok" | "info";
  /** What happened. */
  readonly title: string;
  /** What to do. */
  readonly text: string;
}

const done = (title: string, text: string): SettingsText => ({ kind: "ok", title, text });
const error = (title: string, text: string): SettingsText => ({ kind: "error", title, text });

export const settingsText: Readonly<Record<SettingsOutcome, SettingsText>> = {
  connected: done("Your identity provider is saved.", "Prove your mail domain, then test the connection."),
  disconnected: done("Your identity provider is disconnected.", "Your people sign in with their passwords."),
  "bad-issuer": error(
    "This is not an issuer's address.",
    "Enter the issuer as your provider names it, with https:// and without /.well-known.",
  ),
  missing: error("Something is missing.", "Enter the issuer, the client ID and the client secret."),
  "secret-needed": error(
    "The client secret is missing.",
    "It is kept for one issuer and client ID only. Enter it again.",
  ),
  "domain-added": done("The domain is added.", "Put its TXT record into the DNS, then look for it here."),
  "domain-removed": done("The domain is removed.", "Addresses in it are no longer led to your provider."),
  "bad-domain": error("This is not a mail domain.", "Enter the part after the @, such as example.com."),
  "too-many-domains": error("There are too many domains.", "Remove one that you don't need."),
  "domain-verified": done("The domain is proven.", "Addresses in it are led to your provider."),
  "proof-missing": error(
    "The TXT record is not there.",
    "A new record may take an hour to be seen everywhere. Check it and look again.",
  ),
  "domain-taken": error("Another account has proven this domain.", "Ask us if it should be yours."),
  "dns-unavailable": { kind: "caution", title: "The DNS did not answer.", text: "Look again in a few minutes." },
  "check-passed": done("Your provider is there and takes the client ID and secret.", "Go on with a test sign-in."),
  unreachable: error(
    "Your provider does not answer.",
    "Check the issuer's address, and that it can be reached from the internet.",
  ),
  "refused-address": error(
    "This store may not call that address.",
    "The issuer and its endpoints have to be public addresses with https.",
  ),
  "not-a-provider": error(
    "No OpenID Connect provider answers at the issuer.",
    "Check the address: with /.well-known/openid-configuration added it has to show a document.",
  ),
  "wrong-issuer": error(
    "The provider there calls itself by another name.",
    "Enter the issuer exactly as it stands in its openid-configuration.",
  ),
  "bad-secret": error("Your provider refuses the client ID or the secret.", "Copy both from your provider again."),
  "bad-answer": error(
    "Your provider's answer was not accepted.",
    "Check that it signs ID tokens with RS256 or ES256, and that the client is a confidential one with the authorization code flow.",
  ),
  cancelled: error(
    "The test sign-in was not completed.",
    "Your provider refused it. Check that you may use the application, and its redirect address.",
  ),
  expired: {
    kind: "caution",
    title: "The test sign-in is over.",
    text: "It took too long, or the settings have changed meanwhile. Start it again.",
  },
  "unverified-email": error(
    "Your provider does not say that your email address is verified.",
    "It has to send the claims email and email_verified, the latter true.",
  ),
  "foreign-domain": error(
    "Your email address there is not in a domain that you have proven.",
    "Prove its domain first, or sign in with another address.",
  ),
  "secret-unreadable": error("The client secret can't be read any more.", "Enter it again."),
  "test-passed": done(
    "The test sign-in passed.",
    "Your people can sign in through your provider. You may require it now.",
  ),
  required: done(
    "Company sign-in is required.",
    "Passwords of users in your domains no longer let them in, but for those whom you chose.",
  ),
  "not-required": done("Company sign-in is no longer required.", "Your people may use their passwords too."),
  untested: error("The settings are not tested.", "A test sign-in has to pass first."),
  "no-domain": error("No mail domain is proven.", "Prove one first."),
  "no-way-back": error("Nobody would have a way back in.", "Choose at least one administrator who keeps a password."),
};
