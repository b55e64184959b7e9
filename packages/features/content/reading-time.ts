/** A careful reader's pace: tables and measures are not skimmed. */
const wordsPerMinute = 200;

/** How long a page takes to read, in whole minutes. */
export function readingMinutes(html: string): number {
  const words = html.replaceAll(/<[^>]*>/g, " ").match(/\S+/g) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
