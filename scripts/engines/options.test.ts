import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

test("without options all three engines are meant, with one node of 1 GiB", () => {
  expect(readOptions(["up"])).toEqual({
    command: "up",
    only: ["postgres", "redis", "opensearch"],
    ports: {},
    nodes: 1,
    heap: "1g",
    envFile: undefined,
  });
});

test("ports, nodes and a choice of engines are taken from the command line", () => {
  const options = readOptions([
    "wipe",
    "--only",
    "opensearch",
    "--opensearch-port",
    "9700",
    "--nodes",
    "3",
    "--heap",
    "512m",
  ]);
  expect(options).toMatchObject({
    command: "wipe",
    only: ["opensearch"],
    ports: { opensearch: 9700 },
    nodes: 3,
    heap: "512m",
  });
});

test.each([
  [[], /expected one of up, down, status, wipe/],
  [["restart"], /expected one of/],
  [["up", "down"], /expected one of/],
  [["up", "--only", "mysql"], /--only takes postgres, redis, opensearch, not mysql/],
  [["up", "--redis-port", "70000"], /--redis-port takes a number from 1 to 65535, not 70000/],
  [["up", "--nodes", "0"], /--nodes takes a number/],
  [["up", "--heap", "lots"], /--heap takes a size/],
  [["up", "--colour", "red"], /--colour/],
])("%j is refused with a sentence", (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
});
