/** Said to the page when the server refused something since another account is current. */
const event = "accountchanged";

export function tellAccountChanged(): void {
  window.dispatchEvent(new Event(event));
}

export function onAccountChanged(listener: () => void): () => void {
  window.addEventListener(event, listener);
  return () => window.removeEventListener(event, listener);
}
