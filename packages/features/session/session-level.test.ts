import { expect, test } from "vitest";
import { type Session, levelAt, secondsLeft, sessionLimits } from "./session-level.ts";

const { idleMs, passwordMs, rememberedMs } = sessionLimits;
const begun: Session = {
  userId: "ann",
  epoch: 1,
  isRemembered: false,
  startedAt: 0,
  passwordAt: 0,
  seenAt: 0,
  agent: null,
};
const remembered = { ...begun, isRemembered: true };

test.each([
  ["at once", begun, 0, "fully-authenticated"],
  ["within the idle limit", begun, idleMs, "fully-authenticated"],
  ["idle for too long", begun, idleMs + 1, "anonymous"],
  ["busy until the password is old", { ...begun, seenAt: passwordMs }, passwordMs, "fully-authenticated"],
  ["busy with an old password", { ...begun, seenAt: passwordMs }, passwordMs + 1, "anonymous"],
  ["remembered and idle", remembered, idleMs + 1, "rml-user"],
  ["remembered to the last", remembered, rememberedMs, "rml-user"],
  ["remembered for too long", remembered, rememberedMs + 1, "anonymous"],
  [
    "remembered, with a password given since",
    { ...remembered, passwordAt: idleMs, seenAt: idleMs },
    2 * idleMs,
    "fully-authenticated",
  ],
] as const)("%s", (_, session, now, level) => {
  expect(levelAt(session, now)).toBe(level);
});

test("a session is kept no longer than it can be used", () => {
  expect(secondsLeft(begun)).toBe(idleMs / 1_000);
  expect(secondsLeft(remembered)).toBe(rememberedMs / 1_000);
  expect(secondsLeft({ ...remembered, seenAt: rememberedMs })).toBe(1);
});
