import { testEngines } from "@capstan/platform/test-kit";
import { beforeAll, expect, test } from "vitest";
import { deleteView, renameView, saveView, savedViews } from "./saved-views.store.server.ts";

const { database } = testEngines();
const { db, pool } = database;
const ann = { accountNumber: "0884512907", userId: "ann" };
const bob = { accountNumber: "0884512907", userId: "bob" };
const save = async (owner: typeof ann, name: string, query = "status=open") =>
  saveView(db, owner, { name, query, max: 3, now: new Date() });

beforeAll(async () => {
  await pool.query(`
    insert into account (number, company_name, customer_kind, address1, city, state, zip)
      values ('0884512907', 'Works', 'business', '1 Road', 'Milwaukee', 'WI', '53202');
    insert into store_user (id, email, full_name, short_name)
      values ('ann', 'ann@works.example', 'Ann', 'Ann'), ('bob', 'bob@works.example', 'Bob', 'Bob')`);
});

test("a view is its user's alone: saved once a name, renamed to a free name, deleted, and no more than may be", async () => {
  expect([await save(ann, "Line 3"), await save(ann, "Line 3", "q=HF"), await save(ann, "Open")]).toEqual([
    true,
    true,
    true,
  ]);
  const [first] = await savedViews(db, ann);
  expect(first).toMatchObject({ name: "Line 3", query: "q=HF" });
  expect(await savedViews(db, bob)).toEqual([]);
  const id = first!.id;
  expect(await renameView(db, bob, { id, name: "Mine" })).toBe("missing");
  expect(await deleteView(db, bob, id)).toBe(false);
  expect(await renameView(db, ann, { id, name: "Open" })).toBe("taken");
  expect(await renameView(db, ann, { id, name: "Line 4" })).toBe("renamed");
  expect([await save(ann, "Third"), await save(ann, "Fourth"), await save(ann, "Third")]).toEqual([true, false, true]);
  expect(await deleteView(db, ann, id)).toBe(true);
  expect((await savedViews(db, ann)).map(({ name }) => name)).toEqual(["Open", "Third"]);
});
