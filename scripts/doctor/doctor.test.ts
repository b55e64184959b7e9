import { expect, test } from "vitest";
import { judgeDisk, judgeMemory } from "./machine.ts";
import { judgeNode } from "./runtime.ts";

test("a Node older than the manifest asks for is a failure", () => {
  expect(judgeNode("20.1.0", '"node": ">=26"')).toMatchObject({ level: "fail", text: "20.1.0, 26 or newer is needed" });
  expect(judgeNode("26.0.0", '"node": ">=26"').level).toBe("ok");
});

test("a full disk fails, a nearly full one and little memory warn", () => {
  expect(judgeDisk(2 ** 29).level).toBe("fail");
  expect(judgeDisk(2 ** 31).level).toBe("warn");
  expect(judgeDisk(2 ** 34).level).toBe("ok");
  expect(judgeMemory(2 ** 30, 2).level).toBe("warn");
});
