const key = "welcomeShown";

/** True the first time that somebody of this name is to be welcomed in this browser. Without storage every time is the first. */
export function isFirstShowing(name: string): boolean {
  try {
    if (localStorage.getItem(key) === name) return false;
    localStorage.setItem(key, name);
  } catch {
    // A browser may keep nothing: then the welcome shows until it is dismissed.
  }
  return true;
}
