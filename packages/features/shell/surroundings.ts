import { urls } from "@capstan/features/urls";
import type { ShellView } from "./header.ts";

/** The app has a header and a footer of its own; it names itself in a header, or in its browser's name. */
export function isInsideApp(headers: Headers): boolean {
  return (
    /^(?:ios|android)$/i.test(headers.get("x-capstan-app") ?? "") ||
    (headers.get("user-agent") ?? "").includes("CapstanApp/")
  );
}

/** Where somebody is about to finish something, the footer does not lead away from it. */
const simplifiedPaths = [urls.signIn(), urls.register(), urls.registrationApp()];

export function footerOf({
  path,
  isProcurement,
}: {
  readonly path: string;
  readonly isProcurement: boolean;
}): NonNullable<ShellView["footer"]> {
  if (isProcurement) return "procurement";
  return simplifiedPaths.some((start) => path.startsWith(start)) ? "simplified" : "full";
}
