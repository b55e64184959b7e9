/** Spec 5: text, an at sign, and a domain with an ending of 2 to 4 characters. */
const shape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[a-z0-9]{2,4}$/i;
/** No mail server takes a longer one. */
const longest = 254;

/** Whether it looks like an e-mail address. Only a letter to it can tell whether it is one. */
export function looksLikeAddress(text: string): boolean {
  return text.length <= longest && shape.test(text);
}
