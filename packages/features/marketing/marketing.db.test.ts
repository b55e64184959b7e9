import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { testEngines } from "@capstan/platform/test-kit";
import { afterEach, expect, test } from "vitest";
import { formFields } from "./email-consent.ts";
import { postedMarketing, storedMarketing } from "./server.ts";
import { signUp } from "./sign-up.server.ts";

const engines = testEngines();
const { db } = engines.database;
const clock = { now: () => new Date("2026-11-15T12:00:00Z") };
const consent = { address: "buyer@works.com", source: "STORE_FOOTER" } as const;
const deps = (url: string) => ({ marketing: postedMarketing(url), clock, log: engines.log });

afterEach(async () => db.deleteFrom("email_consent").execute());

test("a consent is kept with its address, source, time and flags, once an address: the first stays", async () => {
  const marketing = storedMarketing(db);
  expect(await marketing.signUp({ ...consent, consentedAt: clock.now() })).toBe(true);
  const again = { address: "BUYER@Works.com", source: "PROCUREMENT_FOOTER", consentedAt: new Date() } as const;
  expect(await marketing.signUp(again)).toBe(true);
  expect(await db.selectFrom("email_consent").selectAll().execute()).toEqual([
    {
      address: "buyer@works.com",
      source: "STORE_FOOTER",
      flags: expect.arrayContaining(["SURVEY_FLAG2022", "SPECIAL_OFFERS_FLAG2022", "ENEWS_FLAG2022"]),
      consented_at: clock.now(),
    },
  ]);
});

/** A small e-mail service on the loopback, which answers every form with the same status. */
async function serviceAnswering(status: number) {
  const forms: { type: string | undefined; fields: Record<string, string> }[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      forms.push({
        type: request.headers["content-type"],
        fields: Object.fromEntries(new URLSearchParams(body)),
      });
      response.writeHead(status, status === 302 ? { location: "https://thanks.example/" } : {}).end("<p>Thanks</p>");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => new Promise((resolve) => server.close(resolve));
  return { url: `http://127.0.0.1:${port}/form`, forms, close };
}

test.each([200, 302])(
  "an e-mail service gets the form with all its fields; its %i is a yes, and nobody follows it [spec 7.1/14] [spec 3/20]",
  async (status) => {
    const service = await serviceAnswering(status);
    expect(await signUp(deps(service.url), consent)).toBe("done");
    expect(service.forms).toEqual([
      { type: "application/x-www-form-urlencoded;charset=UTF-8", fields: formFields(consent) },
    ]);
    await service.close();
  },
);

test.each([400, 503])("where the service answers %i the visitor is asked to try again later", async (status) => {
  const service = await serviceAnswering(status);
  expect(await signUp(deps(service.url), consent)).toBe("later");
  await service.close();
});

test("where nobody answers the visitor is asked to try again later", async () => {
  const service = await serviceAnswering(200);
  await service.close();
  expect(await signUp(deps(service.url), consent)).toBe("later");
});

test("an empty address does nothing, and one that does not look like an address goes nowhere [spec 5/10]", async () => {
  const service = await serviceAnswering(200);
  expect(await signUp(deps(service.url), { ...consent, address: "" })).toBeUndefined();
  expect(await signUp(deps(service.url), { ...consent, address: "buyer@works" })).toBe("invalid");
  expect(service.forms).toEqual([]);
  await service.close();
});
