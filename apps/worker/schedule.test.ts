import { analyticsJobs } from "@capstan/features/analytics/server";
import { feedbackJobs } from "@capstan/features/feedback/server";
import { orderJobs } from "@capstan/features/orders/server";
import { recommendationJobs } from "@capstan/features/recommendations/server";
import { registrationJobs } from "@capstan/features/registration/server";
import { searchJobs } from "@capstan/features/search/server";
import { typeaheadJobs } from "@capstan/features/typeahead/server";
import { webhookJobs } from "@capstan/features/webhooks/server";
import { systemClock } from "@capstan/platform/clock";
import { createDatabase } from "@capstan/platform/db";
import { createOpensearch } from "@capstan/platform/opensearch";
import { afterAll, expect, test } from "vitest";
import { schedule } from "./schedule.ts";

// Nothing is called: the jobs need their engines to exist, not to answer.
const database = createDatabase({ url: "postgres://127.0.0.1:9/none", name: "schedule" });
const opensearch = createOpensearch({ url: "http://127.0.0.1:9", prefix: "" });

afterAll(async () => {
  await Promise.all([database.close(), opensearch.close()]);
});

test("the schedule names nothing but jobs that the worker knows, each of them once", () => {
  const deps = {
    db: database.db,
    opensearch,
    clock: systemClock,
    feedbackKeptDays: 400,
    origin: "https://store.example",
  };
  const jobs = [
    ...searchJobs(deps),
    ...typeaheadJobs(deps),
    ...analyticsJobs(deps),
    ...feedbackJobs(deps),
    ...recommendationJobs(deps),
    ...registrationJobs(deps),
    ...orderJobs(deps),
    ...webhookJobs({ ...deps, fetch: async () => Response.error(), secrets: null }),
  ];
  const known = new Set(jobs.map(({ name }) => name));
  const named = schedule.split("\n").map((line) => line.split(" ")[5] ?? "");
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
