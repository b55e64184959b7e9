import { testEngines } from "@capstan/platform/test-kit";
import { type TestApp, harlow, origin, posted, seedPeople, testApp } from "@capstan/web/test-app";
import { registrationUrls } from "@capstan/features/registration-urls";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const engines = testEngines();
let app: TestApp;
beforeAll(async () => {
  await vi.waitUntil(() => engines.redis.client.isReady);
  await seedPeople(engines.database);
  app = await testApp(engines);
});
afterAll(async () => app.close());

const get = async (url: string) => {
  const answer = await app.inject({ url, remoteAddress: "10.0.0.2" });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const post = async (url: string, body: object) => {
  const answer = await app.inject(posted(url, body, { remoteAddress: "10.0.0.2" }));
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const errorsOf = ({ errors }: { errors: { field: string; code: string }[] }) =>
  errors.map(({ field, code }) => `${field} ${code}`);

test.each(["/experience/registration/regions/", "/rservices/address/regions/"])(
  "%s lists the states, with the country or without",
  async (path) => {
    const { regions } = await get(path);
    expect(regions).toHaveLength(59);
    expect(regions).toContainEqual({ code: "WI", name: "Wisconsin" });
    expect(await get(`${path}us`)).toEqual({ regions });
    expect(await get(`${path}FR`)).toEqual({ regions: [] });
    expect((await get("/rservices/address/countries")).countries).toEqual([{ code: "US", name: "United States" }]);
  },
);

test.each([
  ["/experience/registration/departments", "/experience/registration/agencies/"],
  ["/rservices/federal/departments", "/rservices/federal/agencies/"],
])("%s and %s list the federal government", async (departmentsPath, agenciesPath) => {
  const { departments } = await get(departmentsPath);
  expect(departments).toContainEqual({ code: "DOD", name: "Department of Defense" });
  const { agencies } = await get(`${agenciesPath}DOD`);
  expect(agencies).toContainEqual({ code: "DOD-DLA", name: "Defense Logistics Agency" });
  expect(await get(`${agenciesPath}?department=DOD`)).toEqual({ agencies });
  expect(await get(`${agenciesPath}NONE`)).toEqual({ agencies: [] });
});

const person = { fullName: "Dana Whitfield", email: "dana@harlow.example", phone: "414-555-0119" };
const address = { address1: "4820 West Burnham Street", city: "Milwaukee", state: "Wisconsin", postalCode: "53219" };

test("a person is checked field by field, with codes that stay", async () => {
  const path = registrationUrls.validatePersonal();
  expect(await post(path, person)).toEqual({
    isValid: true,
    errors: [],
    answers: { ...person, phone: "+14145550119" },
  });
  expect(errorsOf(await post(path, {}))).toEqual(["fullName NAME_MISSING", "email EMAIL_MISSING"]);
  const wrong = { fullName: "x".repeat(201), email: "dana@", phone: "12" };
  expect(errorsOf(await post(path, wrong))).toEqual([
    "fullName TOO_LONG",
    "email EMAIL_INVALID",
    "phone PHONE_INVALID",
  ]);
});

test("a company is checked with its address, where it is not listed", async () => {
  const path = registrationUrls.validateCompany();
  const listed = { ...person, buyerKind: "company", companyName: "Harlow Fab", companyZip: "53219", companyKey: "k" };
  expect((await post(path, listed)).isValid).toBe(true);
  const unlisted = { ...listed, companyKey: "not-listed" };
  expect(errorsOf(await post(path, unlisted))).toEqual([
    "address1 ADDRESS_MISSING",
    "city CITY_MISSING",
    "state STATE_MISSING",
    "postalCode ZIP_INVALID",
    "taxExempt TAX_EXEMPT_MISSING",
  ]);
  const whole = await post(path, { ...unlisted, ...address, taxExempt: "no" });
  expect(whole).toMatchObject({ isValid: true, answers: { state: "WI" } });
  expect(errorsOf(await post(path, { ...listed, companyZip: "5321", companyKey: "" }))).toEqual([
    "companyZip ZIP_INVALID",
    "companyKey COMPANY_NOT_CHOSEN",
  ]);
  expect(errorsOf(await post(path, { ...listed, email: "x@mailinator.com" }))).toEqual(["buyerKind EMAIL_DISPOSABLE"]);
  expect(
    errorsOf(await post(path, { ...address, buyerKind: "federal", departmentCode: "DOD", taxExempt: "yes" })),
  ).toEqual(["agencyCode AGENCY_MISSING"]);
});

test("a whole registration is checked under the registration's prefix", async () => {
  const path = registrationUrls.validate({ part: "registration" });
  expect((await post(path, { ...person, ...address, buyerKind: "individual" })).isValid).toBe(true);
  expect(errorsOf(await post(path, { ...person, ...address, buyerKind: "individual", state: "IL" }))).toEqual([
    "postalCode ZIP_STATE_MISMATCH",
  ]);
});

test("an address is checked against its ZIP code, and given as the post office writes it", async () => {
  const path = registrationUrls.validate({ part: "address" });
  expect(await post(path, address)).toMatchObject({
    isValid: true,
    answers: { address1: "4820 West Burnham Street" },
    suggested: { address1: "4820 W Burnham St", city: "Milwaukee", state: "WI", postalCode: "53219" },
  });
  expect(errorsOf(await post(path, { ...address, postalCode: "53703" }))).toEqual(["postalCode ZIP_CITY_MISMATCH"]);
  expect(
    await post(registrationUrls.validate({ part: "searchAddress" }), {
      address1: "1 Main Street",
      postalCode: "60607",
    }),
  ).toEqual({
    addresses: [{ address1: "1 Main St", address2: "", city: "Chicago", state: "IL", postalCode: "60607" }],
  });
});

test("a password is judged by its length and by how hard it is to guess, for this person", async () => {
  const path = registrationUrls.validate({ part: "password" });
  const good = await post(path, { password: "correct horse battery staple" });
  expect(good).toMatchObject({ isValid: true, errors: [] });
  expect(good.strength).toBeGreaterThanOrEqual(3);
  expect(errorsOf(await post(path, { password: "short" }))).toEqual(["password PASSWORD_SHORT"]);
  const own = { password: "DanaWhitfieldDana", fullName: "Dana Whitfield" };
  expect(errorsOf(await post(path, own))).toEqual(["password PASSWORD_COMMON"]);
});

test("an account is named to who knows its number and its ZIP code, and to nobody else", async () => {
  const [accountNumber] = harlow;
  const [companyName, city, state, zip] = ["Harlow Fabrication", "Milwaukee", "WI", "53202"];
  const known = { isValid: true, company: { companyName, city, state } };
  const query = new URLSearchParams({ accountNumber, postalCode: zip }).toString();
  expect(await get(`${registrationUrls.validateAccountHeader()}?${query}`)).toEqual(known);
  const path = registrationUrls.validate({ part: "account" });
  expect(await post(path, { accountNumber, postalCode: zip })).toEqual(known);
  for (const guess of [
    { accountNumber, postalCode: "99501" },
    { accountNumber },
    { accountNumber: "0999999999", postalCode: zip },
  ])
    expect(await post(path, guess)).toEqual({ isValid: false, company: null });
});

test("what a browser reports is logged and answered with 200 in the body", async () => {
  const answer = await post(registrationUrls.logError(), {
    message: "Registration app failed",
    error: { name: "TypeError" },
  });
  expect(answer).toEqual({ statusCode: 200 });
});

test("whether registration is open is a string, or with the flag a boolean turned around [spec 3/4]", async () => {
  const settingsOf = async (changes: Parameters<typeof testApp>[1]) => {
    await using other = await testApp(engines, changes);
    return (await other.inject({ url: registrationUrls.settings() })).json();
  };
  const features = { registrationLogging: true, footer: true };
  expect(await settingsOf({})).toEqual({ selfRegistration: "enabled", features });
  expect(await settingsOf({ SELF_REGISTRATION: "disabled" })).toMatchObject({ selfRegistration: "disabled" });
  const FEATURE_FLAGS = { "self-registration-inverted": true, "registration-logging": false };
  expect(await settingsOf({ FEATURE_FLAGS })).toEqual({
    selfRegistration: false,
    features: { ...features, registrationLogging: false },
  });
  expect(await settingsOf({ FEATURE_FLAGS, SELF_REGISTRATION: "disabled" })).toMatchObject({ selfRegistration: true });
});

test("answers are nobody's to keep, and other sites can't post", async () => {
  const { headers } = await app.inject({ url: registrationUrls.siteKey() });
  expect(headers["cache-control"]).toContain("no-store");
  const foreign = posted(registrationUrls.validatePersonal(), person, {
    headers: { origin: `${origin}.evil.example` },
    remoteAddress: "10.0.0.3",
  });
  expect((await app.inject(foreign)).statusCode).toBe(403);
});
