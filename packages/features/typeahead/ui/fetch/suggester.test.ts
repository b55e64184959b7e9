import { expect, test } from "vitest";
import type { TypeaheadAnswer } from "../../typeahead.schema.ts";
import type { Fetched } from "./fetch-answer.ts";
import { type BoxAction, boxReducer, closedBox } from "../combobox/box-state.ts";
import { knownAnswers } from "./known-answers.ts";
import { formatStatus } from "../combobox/format-status.ts";
import { createSuggester } from "./suggester.ts";

function answerOf(...texts: string[]): TypeaheadAnswer {
  return {
    brandSuggestionResults: [],
    categorySuggestionResults: [],
    generalSuggestionResults: texts,
    selectionGuideSuggestionResult: [],
  };
}

/** A box whose questions are answered by hand. */
function box() {
  const waiting = new Map<string, (fetched: Fetched<TypeaheadAnswer>) => void>();
  const requested: string[] = [];
  let state = closedBox;
  const suggester = createSuggester((action: BoxAction) => (state = boxReducer(state, action)), {
    known: knownAnswers(10),
    fetch: async (text) => {
      requested.push(text);
      return new Promise((resolve) => waiting.set(text, resolve));
    },
  });
  return {
    ...suggester,
    requested,
    texts: () => state.entries.map(({ text }) => text),
    status: () => formatStatus(state, true),
    answer: async (text: string, outcome: Fetched<TypeaheadAnswer>) => {
      waiting.get(text)?.(outcome);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

test.each(["", "h", " h ", "   "])("for %j nothing is asked", (text) => {
  const { search, requested } = box();
  search(text);
  expect(requested).toEqual([]);
});

test("from two characters on suggestions are asked for, without the spaces around them", async () => {
  const { search, requested, answer, texts } = box();
  search(" he ");
  expect(requested).toEqual(["he"]);
  await answer("he", { answer: answerOf("hex nuts", "hemp rope") });
  expect(texts()).toEqual(["hex nuts", "hemp rope"]);
});

test("until the answer comes, what fits of the last one is shown at once", async () => {
  const { search, answer, texts } = box();
  search("he");
  await answer("he", { answer: answerOf("hex nuts", "hemp rope") });
  search("hex");
  expect(texts()).toEqual(["hex nuts"]);
  await answer("hex", { answer: answerOf("hex nuts", "hex keys") });
  expect(texts()).toEqual(["hex nuts", "hex keys"]);
});

test("where nothing of it fits, the lines stay until the answer comes", async () => {
  const { search, answer, texts } = box();
  search("he");
  await answer("he", { answer: answerOf("hex nuts") });
  search("heq");
  expect(texts()).toEqual(["hex nuts"]);
  await answer("heq", { answer: answerOf() });
  expect(texts()).toEqual([]);
});

test("what was asked once is not asked again", async () => {
  const { search, answer, texts, requested } = box();
  search("he");
  await answer("he", { answer: answerOf("hex nuts", "hemp rope") });
  search("hex");
  await answer("hex", { answer: answerOf("hex keys") });
  search("he");
  expect(texts()).toEqual(["hex nuts", "hemp rope"]);
  expect(requested).toEqual(["he", "hex"]);
});

test("an answer that was overtaken serves the text that is there now", async () => {
  const { search, answer, texts } = box();
  search("he");
  search("hex");
  await answer("he", { answer: answerOf("hex nuts", "hemp rope") });
  expect(texts()).toEqual(["hex nuts"]);
});

test("a failure shows and says nothing, and the next letter asks again", async () => {
  const { search, answer, texts, status, requested } = box();
  search("he");
  await answer("he", { error: { status: 503 } });
  expect(texts()).toEqual([]);
  expect(status()).toBe("");
  search("hex");
  await answer("hex", { answer: answerOf("hex nuts") });
  expect(texts()).toEqual(["hex nuts"]);
  search("he");
  expect(requested).toEqual(["he", "hex", "he"]);
});
