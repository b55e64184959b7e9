import { expect, test } from "vitest";
import { httpSources } from "./http-sources.ts";

test("each source is asked at the specification's path, for JSON [spec 7.1/1 7.1/2 7.1/3 7.1/4 7.1/7 7.1/8 7.1/10]", async () => {
  const asked: string[] = [];
  const sources = httpSources(async (path, options) => {
    asked.push(`${typeof path === "string" ? path : ""} ${new Headers(options?.headers).get("accept")}`);
    return Response.json({ answer: true });
  });
  for (const source of Object.values(sources)) expect(await source()).toEqual({ answer: true });
  expect(asked).toEqual(
    [
      "/header/signout",
      "/header/account",
      "/csportal/getImpersonateData",
      "/rservices/user/adaptiveWelcomeMessage",
      "/custom-catalog",
      "/header/menu",
      "/header/main",
    ].map((path) => `${path} application/json`),
  );
});

test("an answer that is not OK is thrown [spec 8/4]", async () => {
  const { signOut } = httpSources(async () => Response.json({ error: {} }, { status: 503 }));
  await expect(signOut()).rejects.toThrow("/header/signout answered 503");
});
