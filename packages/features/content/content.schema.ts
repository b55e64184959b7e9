import { z } from "zod";
import { maxNumberLength, maxParts, partOffsets } from "./number-figure.ts";

const path = z.string().regex(/^\/[\w./-]*$/, "a path of the store, as in /content/help");
const words = z.string().trim().min(1);

/** A page of the content has its title as a label; any other page needs one. */
const link = z.union([path, z.strictObject({ label: words, path })]);

/** YAML makes numbers of digits, and 04 would be 4. */
const quoted = z
  .string("write it in quotes, so that it stays as it is")
  .regex(/^\S+(?: \S+)*$/, "one line, with single spaces between words");

const figure = z
  .strictObject({
    number: quoted.max(maxNumberLength),
    parts: z
      .array(z.strictObject({ text: quoted, name: words.max(16), words: words.max(60) }))
      .min(2)
      .max(maxParts),
  })
  .superRefine((declared, context) => {
    for (const [at, offset] of partOffsets(declared).entries()) {
      if (offset >= 0) continue;
      const message = `${declared.number} has no ${declared.parts[at]?.text} behind the parts before it`;
      context.addIssue({ code: "custom", path: ["parts", at, "text"], message });
    }
  });

/** What stands between the dashes at the head of a page's file. */
export const frontMatterSchema = z.strictObject({
  title: words.max(80),
  /** Shown under the title, and by search engines. */
  description: words.min(40).max(200),
  path,
  updated: z.iso.date(),
  /** Places in the section's list: low numbers first, then by title. */
  order: z.number().int().default(100),
  indexed: z.boolean().default(true),
  related: z.array(link).default([]),
  /** Sections whose pages are listed below the text. */
  lists: z.union([z.literal("everything"), z.array(words)]).default([]),
  /** Phrases by which people ask for the page in the search box: "where is my order". */
  answers: z.array(words.max(60)).default([]),
  /** A field beside a guide that searches for what it explains. */
  finder: z.strictObject({ label: words.max(60), example: words.max(40), hint: words.max(120).optional() }).optional(),
  /** A number of the trade above a guide's text, taken apart: each part with its name and what it says. */
  figure: figure.optional(),
  notices: z.record(z.string().regex(/^\w+$/), words).default({}),
  /** For whoever edits the page; visitors never see it. */
  note: words.optional(),
});

export const sectionsSchema = z.array(
  z.strictObject({ folder: z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/), title: words, landing: link.optional() }),
);
