import { expect, test } from "vitest";
import { readWorkerEnv } from "./env.ts";

const required = { DATABASE_URL: "postgres://127.0.0.1/capstan", OPENSEARCH_URL: "http://127.0.0.1:9200" };

test("a mail server is named with whom mails are from, or not at all", () => {
  expect(readWorkerEnv(required).SMTP_URL).toBeUndefined();
  expect(() => readWorkerEnv({ ...required, SMTP_URL: "smtp://mail.example" })).toThrow("missing: MAIL_FROM");
});

test.each(["a@store.example", "The Store <a@store.example>"])("%s can send mail", (sender) => {
  const env = readWorkerEnv({ ...required, SMTP_URL: "smtps://u:p@mail.example:465", MAIL_FROM: sender });
  expect(env.MAIL_FROM).toBe(sender);
});

test.each(["The Store", "a@b@c", "A <a@store.example>, B <b@store.example>", "x\r\nBcc: <a@store.example>"])(
  "%j can't",
  (sender) => expect(() => readWorkerEnv({ ...required, MAIL_FROM: sender })).toThrow("MAIL_FROM"),
);
