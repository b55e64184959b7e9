/** Names the draft of who registers. */
export const registrationCookie = "registration";
/** Holds the token between the mailed link and the page, so that no page has it in its address. */
export const confirmCookie = "registration-confirm";
/** Names who orders without an account. */
export const guestCookie = "guest";

const daySeconds = 24 * 60 * 60;
export const draftSeconds = 7 * daySeconds;
/** How long a mailed link works. */
export const linkHours = 24;
export const confirmSeconds = 3_600;
export const guestSeconds = 30 * daySeconds;
