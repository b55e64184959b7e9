import { z } from "zod";

const path = z.string().regex(/^\/[\w./-]*$/, "a path of the store, as in /content/help");
const words = z.string().trim().min(1);

/** A page of the content has its title as a label; any other page needs one. */
const link = z.union([path, z.strictObject({ label: words, path })]);

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
  notices: z.record(z.string().regex(/^\w+$/), words).default({}),
  /** For whoever edits the page; visitors never see it. */
  note: words.optional(),
});

export const sectionsSchema = z.array(
  z.strictObject({ folder: z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/), title: words, landing: link.optional() }),
);
