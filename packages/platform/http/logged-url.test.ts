import { expect, test } from "vitest";
import { loggedUrl } from "./logged-url.ts";

test.each([
  ["/link?token=abc", "/link?token=***"],
  ["/link?a=1&TOKEN=abc%20d&b=2", "/link?a=1&TOKEN=***&b=2"],
  ["/search?searchQuery=token", "/search?searchQuery=token"],
])("%s is logged as %s", (url, logged) => expect(loggedUrl(url)).toBe(logged));
