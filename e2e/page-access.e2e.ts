import { expect, test } from "@playwright/test";
import { type Visitor, pageAccess } from "./page-access.ts";
import { sessionHeader } from "./session-cookie.ts";

const people: Readonly<Record<Visitor, string>> = {
  anonymous: "",
  remembered: "rtillery:rml-user",
  administrator: "moyelaran:fully-authenticated",
  buyer: "dwhitfield:fully-authenticated",
  agent: "tgrady:fully-authenticated",
  acting: "moyelaran:fully-authenticated:tgrady",
};

for (const [pattern, { example = pattern, ...answers }] of Object.entries(pageAccess)) {
  test(`${pattern} answers each visitor as it is declared`, async ({ request }) => {
    for (const [visitor, expected] of Object.entries(answers)) {
      const cookie = await sessionHeader(people[visitor as Visitor]);
      const answer = await request.get(example, { headers: { cookie }, maxRedirects: 0 });
      expect([visitor, answerIn(answer.status(), answer.headers()["location"])]).toEqual([visitor, expected]);
      const isShared = /public|s-maxage/.test(answer.headers()["cache-control"] ?? "");
      expect([visitor, isShared && visitor !== "anonymous"]).toEqual([visitor, false]);
    }
  });
}

function answerIn(status: number, location = ""): string {
  if (status === 200) return "page";
  if (status === 403) return "refused";
  if (status === 404) return "none";
  if (status < 300 || status > 399) return String(status);
  return location.startsWith("/myaccount/signin") ? "sign-in" : "elsewhere";
}
