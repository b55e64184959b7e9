/** When a mail says that a certificate ends: so many days before, and once after. */
export const renewalNotices = ["60-days", "30-days", "7-days", "expired"] as const;

export type RenewalNotice = (typeof renewalNotices)[number];
