import { expect, test } from "vitest";
import { readHours } from "./opening-hours.ts";

test.each([
  ["7:00 AM - 5:00 PM", "07:00", "17:00"],
  ["7:30 am – 4:30 pm", "07:30", "16:30"],
  ["8 a.m. to 12 p.m.", "08:00", "12:00"],
  ["12:00 AM - 12:00 PM", "00:00", "12:00"],
])("%s is open from %s to %s", (text, opens, closes) => expect(readHours(text)).toEqual({ opens, closes }));

test.each(["By appointment", "7-5", "13:00 PM - 5:00 PM", "7:75 AM - 5:00 PM", ""])("%s is left to people", (text) =>
  expect(readHours(text)).toBeNull(),
);
