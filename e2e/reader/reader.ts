import { type CDPSession, expect, type Page } from "@playwright/test";
import { listen, takeAnnouncements } from "./live-regions.ts";
import { sentenceOf, type Spoken } from "./sentence.ts";

export interface Reader {
  /** What is said of that which has the focus: what was entered on the way to it, then its name, role and states. */
  readonly says: (sentence: string) => Promise<void>;
  /** A key, and the sentence that follows it. */
  readonly press: (key: string, sentence: string) => Promise<void>;
  /** What the live regions have said since this was asked last, and nothing else. */
  readonly announces: (...texts: readonly string[]) => Promise<void>;
}

/** Most answers are there at once; a busy machine needs longer. */
const patience = { timeout: 15_000 };

/** A screen reader that can be read: what Chromium tells such programs, in words. Start it on the page to be heard. */
export async function startReader(page: Page): Promise<Reader> {
  const session = await page.context().newCDPSession(page);
  await session.send("Accessibility.enable");
  await page.evaluate(listen);
  let entered: readonly string[] = [];

  async function says(sentence: string): Promise<void> {
    let spoken: Spoken | undefined;
    await expect
      .poll(async () => {
        spoken = await focused(session);
        const known = entered;
        return [...spoken.around.filter((each) => !known.includes(each)), spoken.sentence].join("; ");
      }, patience)
      .toBe(sentence);
    // A dialog that has the focus itself is not said again on the way to its first button.
    entered = spoken === undefined ? [] : [...spoken.around, spoken.sentence];
  }

  return {
    says,
    press: async (key, sentence) => {
      await page.keyboard.press(key);
      await says(sentence);
    },
    announces: async (...texts) => {
      const heard: string[] = [];
      await expect
        .poll(async () => {
          heard.push(...(await page.evaluate(takeAnnouncements)));
          return heard;
        }, patience)
        .toEqual(texts);
    },
  };
}

async function focused(session: CDPSession): Promise<Spoken> {
  const { result } = await session.send("Runtime.evaluate", { expression: "document.activeElement" });
  const objectId = result.objectId ?? "";
  const [{ nodes }, { node }] = await Promise.all([
    session.send("Accessibility.getAXNodeAndAncestors", { objectId }),
    session.send("DOM.describeNode", { objectId }),
  ]);
  const spoken = sentenceOf(nodes, attributesOf(node.attributes));
  if (spoken.activeId === undefined) return spoken;
  // A combobox keeps the focus, and what its arrows went to is said instead.
  const { nodes: active } = await session.send("Accessibility.getAXNodeAndAncestors", {
    backendNodeId: spoken.activeId,
  });
  const { node: option } = await session.send("DOM.describeNode", { backendNodeId: spoken.activeId });
  return sentenceOf(active, attributesOf(option.attributes));
}

function attributesOf(pairs: readonly string[] = []): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (let at = 0; at < pairs.length; at += 2) attributes.set(pairs[at] ?? "", pairs[at + 1] ?? "");
  return attributes;
}
