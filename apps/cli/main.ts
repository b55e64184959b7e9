#!/usr/bin/env node
/** `capstan COMMAND`: what an operator does with a store, in the image and in a checkout. */
import { text } from "node:stream/consumers";
import { runCapstan } from "./run-capstan.ts";

process.exitCode = await runCapstan(process.argv.slice(2), {
  env: process.env,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
  progress: process.stderr,
  input: async () => text(process.stdin),
});
