/** What the operator has decided about registration. */
export interface RegistrationSettings {
  /** Whether people may register by themselves. */
  readonly isOpen: boolean;
}

/** What registration asks the feature flags; an operator's provider may answer by these names. */
export const registrationFlags = {
  /** Errors that browsers report are logged. */
  logging: "registration-logging",
  /** Its pages have the footer. */
  footer: "registration-footer",
  /** Spec 3: the string `enabled` is inverted into a boolean. */
  inverted: "self-registration-inverted",
} as const;

/** As the wire has it: a string, or with the flag a boolean that is false where registration is enabled. */
export function selfRegistrationOf(
  { isOpen }: RegistrationSettings,
  isInverted: boolean,
): "enabled" | "disabled" | boolean {
  const text = isOpen ? "enabled" : "disabled";
  return isInverted ? text !== "enabled" : text;
}
