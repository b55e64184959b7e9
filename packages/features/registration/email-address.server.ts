import MailChecker from "mailchecker";
import { domainToASCII } from "node:url";

const maxLength = 254;
const maxLocalLength = 64;
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const local = new RegExp(`^${atom}(?:\\.${atom})*$`);
const asciiDomain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/;
const disposable = new Set(MailChecker.blacklist());

/** As mail is sent to it: the domain in ASCII and small letters. Undefined for what is no address. */
export function emailAddressOf(typed: string): string | undefined {
  const text = typed.replaceAll(/^ +| +$/g, "");
  const at = text.lastIndexOf("@");
  const name = text.slice(0, Math.max(at, 0));
  // Letters of other scripts are fine in a domain; whatever else the conversion would swallow is not.
  const typedDomain = text.slice(at + 1);
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(typedDomain)) return undefined;
  const domain = domainToASCII(typedDomain);
  const address = `${name}@${domain}`;
  if (!local.test(name) || name.length > maxLocalLength || address.length > maxLength) return undefined;
  return asciiDomain.test(domain) ? address : undefined;
}

/** Whether its domain, or one above it, gives addresses away that vanish. */
export function isDisposable(address: string): boolean {
  const labels = address.slice(address.lastIndexOf("@") + 1).split(".");
  return labels.some((_, index) => disposable.has(labels.slice(index).join(".")));
}
