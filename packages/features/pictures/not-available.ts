/** What is shown where an item has no picture: a frame with a crossed lens, and the words for it. */
export function notAvailableSvg(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600" role="img" aria-label="Picture not available">' +
    '<rect width="600" height="600" fill="#f3f5f6"/>' +
    '<g fill="none" stroke="#98a2ab" stroke-width="22" stroke-linejoin="round" stroke-linecap="round">' +
    '<path d="M150 225h70l32-48h96l32 48h70a30 30 0 0 1 30 30v165a30 30 0 0 1-30 30H150a30 30 0 0 1-30-30V255a30 30 0 0 1 30-30Z"/>' +
    '<circle cx="300" cy="332" r="66"/></g>' +
    '<path d="M118 480 482 150" stroke="#f3f5f6" stroke-width="52"/>' +
    '<path d="M118 480 482 150" stroke="#98a2ab" stroke-width="22" stroke-linecap="round"/></svg>'
  );
}
