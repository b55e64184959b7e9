/** Sources by directive that the operator's configuration adds to the policy of pages. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

export interface PolicyOptions {
  readonly nonce: string;
  readonly isHttps: boolean;
  readonly isDevelopment: boolean;
  readonly moreSources: PolicySources;
}

/** What a page may load and run. */
export function contentSecurityPolicy({ nonce, isHttps, isDevelopment, moreSources }: PolicyOptions): string {
  const sources: Record<string, string> = {
    "default-src": "'self'",
    "script-src": `'nonce-${nonce}' 'strict-dynamic'`,
    // Only the development server injects styles from script.
    "style-src": isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": isDevelopment ? "'self' ws:" : "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  };
  for (const [directive, more] of Object.entries(moreSources)) {
    sources[directive] = [sources[directive] ?? "'self'", ...more].join(" ");
  }
  const rules = Object.entries(sources).map(([directive, allowed]) => `${directive} ${allowed}`);
  return [...rules, ...(isHttps ? ["upgrade-insecure-requests"] : [])].join("; ");
}
