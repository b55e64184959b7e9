export { asksForPrivacy, currentConsent } from "./current-consent.ts";
export { type ErrorReport, errorTitle, versions } from "./error-report.ts";
export type { AnalyticsEvent } from "./events.ts";
export { reportError } from "./report-error.ts";
export { chooseConsent, track } from "./track.ts";
