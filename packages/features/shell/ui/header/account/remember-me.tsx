/** Spec 2.1: the switch keeps the browser remembered. */
export function RememberMe() {
  return <input type="hidden" name="rememberMe" value="on" />;
}
