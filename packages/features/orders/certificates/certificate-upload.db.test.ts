import { lazyUrls } from "@capstan/features/lazy-urls";
import { testEngines } from "@capstan/platform/test-kit";
import { type TestApp, type WebEnv, cookieOf, harlow, origin, seedPeople, testApp } from "@capstan/web/test-app";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type PrivateClamd, findClamd, startPrivateClamd } from "../../../../scripts/engines/clamd.ts";
import { dayIn, newestOf, pdf } from "./test-kit/certificate-kit.ts";

const engines = testEngines();
const { database } = engines;
const { pool } = database;
const [accountNumber] = harlow;
/** What the scanner of this test takes for a virus. */
const virus = "a virus of this test alone";
let clamd: PrivateClamd | undefined;
let app: TestApp;
const apps: TestApp[] = [];

async function appWith(changes: Partial<WebEnv>): Promise<TestApp> {
  const opened = await testApp(engines, { FLOOD_LIMIT: 1_000_000, ...changes });
  apps.push(opened);
  return opened;
}

beforeAll(async () => {
  await seedPeople(database);
  clamd = await startPrivateClamd(virus);
  app = await appWith(clamd ? { CLAMD_URL: clamd.tcpUrl } : {});
}, 90_000);
afterAll(async () => {
  for (const opened of apps) await opened.close();
  await clamd?.[Symbol.asyncDispose]();
});
beforeEach(async () => pool.query("delete from tax_certificate_submission"));

let addresses = 0;
function requestBy(cookie: string) {
  addresses += 1;
  return { headers: { origin, cookie }, remoteAddress: `10.7.0.${addresses}` };
}

interface Sending {
  readonly who?: string;
  readonly to?: TestApp;
  readonly accept?: string;
  readonly fileName?: string;
}

async function send(file: Buffer, { who = "bob", to = app, accept = "*/*", fileName = "c.pdf" }: Sending = {}) {
  const form = new FormData();
  const fields = {
    state: "WI",
    reason: "Resale",
    certificateNumber: "ES-04418",
    startsOn: dayIn(-1),
    endsOn: dayIn(90),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("idempotencyKey", String(addresses).padStart(32, "0"));
  form.set("file", new File([new Uint8Array(file)], fileName, { type: "application/pdf" }));
  const body = new Response(form);
  const { headers, remoteAddress } = requestBy(await cookieOf(engines, `${who}:fully-authenticated`));
  const type = body.headers.get("content-type") ?? "";
  return to.inject({
    method: "POST",
    url: lazyUrls.addTaxCertificate(),
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { ...headers, accept, "content-type": type },
    remoteAddress,
  });
}

async function get(url: string, who: string) {
  return app.inject({ method: "GET", url, ...requestBy(await cookieOf(engines, `${who}:fully-authenticated`)) });
}

const kept = async () =>
  (await pool.query<{ scan: string; type: string }>("select scan, type from tax_certificate_submission")).rows;

test("a document is sent, kept, and handed out to its account and to staff alone, as a file that no browser opens", async () => {
  expect((await send(pdf)).headers.location).toBe(lazyUrls.taxCertificates({ outcome: "sent" }));
  expect(await kept()).toEqual([{ scan: clamd ? "clean" : "not-scanned", type: "application/pdf" }]);
  const submission = await newestOf(database, accountNumber);
  const own = lazyUrls.taxCertificateDocument({ submission });
  const office = lazyUrls.officeCertificateDocument({ submission });
  for (const [url, who] of [
    [own, "bob"],
    [own, "ann"],
    [office, "staff"],
    [office, "agent"],
  ] as const) {
    const { statusCode, headers, rawPayload } = await get(url, who);
    expect([url, who, statusCode]).toEqual([url, who, 200]);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="tax-certificate-WI-${submission}.pdf"`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-cache",
    });
    expect(rawPayload).toEqual(pdf);
  }
  const absent = await get(lazyUrls.taxCertificateDocument({ submission: "999999" }), "ora");
  for (const [url, who] of [
    [own, "ora"],
    [office, "ora"],
    [office, "bob"],
  ] as const) {
    const answer = await get(url, who);
    expect([url, who, answer.statusCode, answer.json().error.message]).toEqual([
      url,
      who,
      404,
      absent.json().error.message,
    ]);
  }
  const withdrawn = await app.inject({
    method: "POST",
    url: lazyUrls.withdrawTaxCertificate(),
    payload: { submission },
    ...requestBy(await cookieOf(engines, "ora:fully-authenticated")),
  });
  expect(withdrawn.statusCode).toBe(404);
  const answered = await app.inject({
    method: "POST",
    url: lazyUrls.answerCertificate(),
    payload: { submission, decision: "approve", startsOn: dayIn(-1) },
    ...requestBy(await cookieOf(engines, "bob:fully-authenticated")),
  });
  expect(answered.statusCode).toBe(404);
  const { rows } = await pool.query("select status from tax_certificate_submission");
  expect(rows).toEqual([{ status: "under-review" }]);
});

test.each([
  ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
])("%s that calls itself a PDF is refused, and what was filled in is kept", async (_, file) => {
  const { statusCode, headers } = await send(file);
  expect(statusCode).toBe(303);
  expect(headers.location).toContain("outcome=file-refused");
  expect(headers.location).toContain("certificateNumber=ES-04418");
  expect(await kept()).toEqual([]);
});

test("what is larger than ten megabytes is cut off, and a person is told so", async () => {
  const large = Buffer.concat([pdf, Buffer.alloc(11 * 1024 * 1024)]);
  expect((await send(large)).statusCode).toBe(413);
  expect((await send(large, { accept: "text/html" })).headers.location).toContain("code=BODY_TOO_LARGE");
  const barely = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]);
  expect((await send(barely)).headers.location).toContain("outcome=file-refused");
  expect(await kept()).toEqual([]);
});

test.runIf((await findClamd()) !== undefined)(
  "a document with a virus is refused, and nothing of it is kept",
  async () => {
    const infected = Buffer.concat([pdf, Buffer.from(virus)]);
    expect((await send(infected)).headers.location).toContain("outcome=file-infected");
    expect(await kept()).toEqual([]);
    expect((await pool.query("select from document_file where content = $1", [infected])).rows).toEqual([]);
  },
);

test("while the scanner is away an upload is refused with 503 and plain words", async () => {
  const away = await appWith({ CLAMD_URL: "tcp://127.0.0.1:9" });
  const { statusCode, body, headers } = await send(pdf, { to: away });
  expect([statusCode, headers["retry-after"]]).toEqual([503, "60"]);
  expect(body).toContain("We can't check files for viruses right now, so nothing was saved.");
  expect((await send(pdf, { to: away, accept: "text/html" })).headers.location).toContain("code=SCAN_UNAVAILABLE");
  expect(await kept()).toEqual([]);
});

test("without a scanner a document is taken, and marked as not scanned", async () => {
  await send(pdf, { to: await appWith({}) });
  expect(await kept()).toMatchObject([{ scan: "not-scanned" }]);
});
