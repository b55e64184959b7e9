import { setTimeout as sleep } from "node:timers/promises";
import { sized, testEngines } from "@capstan/platform/test-kit";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { answerer, newestOf, submitter } from "./certificates/test-kit/certificate-kit.ts";
import { withdrawCertificate } from "./certificates/withdraw-certificate.server.ts";
import { placeOrder } from "./place-order.server.ts";
import {
  accounts,
  brokenRules,
  buyers,
  fillCart,
  newKey,
  noChoices,
  quoteDeps,
  seedOrderStore,
  shownNow,
  skus,
  stockUp,
} from "./test-kit/order-store.ts";

const { database } = testEngines();
const { db, pool } = database;
const deps = quoteDeps(db);
const [ann] = buyers as [(typeof buyers)[number]];
const rounds = sized(40, 1_000);
const maxLeadMs = 41;

beforeAll(async () => {
  await seedOrderStore(database);
  await pool.query("insert into tax_nexus (state) values ('WI')");
  await pool.query("insert into tax_rate (state, rate, jurisdiction) values ('WI', 0.05, 'Wisconsin')");
  await stockUp(database, { [skus[0]]: 10_000 });
});
beforeEach(async () => {
  await pool.query("delete from cart; delete from tax_certificate; delete from tax_certificate_submission");
  await pool.query(
    "insert into tax_certificate (account_number, state, number, reason) values ($1, 'WI', 'ES-04418', 'Resale')",
    [accounts[0]],
  );
  await fillCart(database, ann, { [skus[0]]: 100 });
});

const revocations = [
  ["deleted", "delete from tax_certificate"],
  ["ended", "update tax_certificate set ends_on = current_date - 1"],
] as const;

test.each(revocations)(
  "a certificate that is %s after the tax was decided and before the order is written exempts nothing",
  async (_, statement) => {
    const request = { buyer: ann, choices: noChoices, shown: await shownNow(deps, ann), idempotencyKey: newKey() };
    let isRevoked = false;
    const tax: typeof deps.tax = {
      decide: async (asked) => {
        const answer = await deps.tax.decide(asked);
        if (!isRevoked) await pool.query(statement);
        isRevoked = true;
        return answer;
      },
    };
    const placed = await placeOrder({ ...deps, tax }, request);
    // It was shown untaxed: the buyer has to see the tax first.
    expect(placed).toMatchObject({ ok: false, failure: { code: "ORDER_CHANGED" } });
    const { rows } = await pool.query("select from sales_order");
    expect(rows).toEqual([]);
  },
);

test("who revokes while the order is being written waits for it", async () => {
  const shown = await shownNow(deps, ann);
  const client = await pool.connect();
  try {
    // Holds the cart, so that the order stops in the middle of its transaction, with the certificate locked.
    await client.query("begin");
    await client.query("select from cart for update");
    const placing = placeOrder(deps, { buyer: ann, choices: noChoices, shown, idempotencyKey: newKey() });
    const waiting =
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    const waiters = async () => (await pool.query<{ n: number }>(waiting)).rows[0]?.n;
    await expect.poll(waiters, { timeout: 10_000 }).toBe(1);
    const revoking = pool.query("delete from tax_certificate");
    await expect.poll(waiters, { timeout: 10_000 }).toBe(2);
    await client.query("commit");
    expect(await placing).toMatchObject({ ok: true });
    await revoking;
  } finally {
    client.release();
  }
}, 60_000);

test("a certificate that is approved after the tax was decided and before the order is written stops a taxed order", async () => {
  await pool.query("delete from tax_certificate");
  await submitter(db)(ann);
  const id = await newestOf(database, accounts[0]);
  const request = { buyer: ann, choices: noChoices, shown: await shownNow(deps, ann), idempotencyKey: newKey() };
  const tax: typeof deps.tax = {
    decide: async (asked) => {
      const answer = await deps.tax.decide(asked);
      await answerer(db)(id, "approve");
      return answer;
    },
  };
  const before = await ordersPlaced();
  // It was shown taxed: the buyer sees first that nothing is due.
  expect(await placeOrder({ ...deps, tax }, request)).toMatchObject({ ok: false, failure: { code: "ORDER_CHANGED" } });
  expect(await ordersPlaced()).toBe(before);
});

const ordersPlaced = async () => (await pool.query("select from sales_order")).rows.length;

/** In the order in which they took effect: both are written under the lock that orders and changes of a certificate share. */
async function recordChanges(): Promise<void> {
  await pool.query(`
    create table change_log (at bigint generated always as identity, round text, what text, starts_on date, ends_on date);
    create function log_certificate() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then insert into change_log (what) values ('gone ' || old.number); end if;
      if tg_op <> 'DELETE' then
        insert into change_log (what, starts_on, ends_on) values ('held ' || new.number, new.starts_on, new.ends_on);
      end if;
      return null;
    end $$;
    create trigger log_certificate after insert or update or delete on tax_certificate
    for each row execute function log_certificate();
    create function log_order() returns trigger language plpgsql as $$
    begin
      insert into change_log (what) values ('order ' || coalesce(new.tax_decision ->> 'certificate', 'taxed'));
      return null;
    end $$;
    create trigger log_order after insert on sales_order_line for each row execute function log_order()`);
}

/** Every order that was exempted by a certificate that was not in effect when it was written. */
async function wronglyExempt(): Promise<readonly string[]> {
  const { rows } = await pool.query<{ what: string; isNow: boolean | null }>(
    `select what, current_date between starts_on and ends_on as "isNow" from change_log order by at`,
  );
  const held = new Map<string, boolean>();
  return rows.flatMap(({ what, isNow }) => {
    const [kind = "", number = ""] = what.split(" ");
    if (kind !== "order") held.set(number, kind === "held" && isNow === true);
    return kind === "order" && number !== "taxed" && held.get(number) !== true ? [what] : [];
  });
}

test(
  `${rounds} times approve, decline, withdraw, expire and place at once: one answer wins, and no order is exempted by what does not hold`,
  async () => {
    await recordChanges();
    const [submit, answer] = [submitter(db), answerer(db)];
    const outcomes = new Map<string, number>();
    const count = (name: string) => outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
    for (let round = 0; round < rounds; round += 1) {
      await pool.query("delete from tax_certificate");
      // Every other round begins with a certificate that the new one is to replace.
      if (round % 2 === 0)
        await pool.query(
          "insert into tax_certificate (account_number, state, number, reason) values ($1, 'WI', $2, 'Resale')",
          [accounts[0], `OLD-${round}`],
        );
      await fillCart(database, ann, { [skus[0]]: 100 });
      await submit(ann, { number: `NEW-${round}` });
      const id = await newestOf(database, accounts[0]);
      const request = { buyer: ann, choices: noChoices, shown: await shownNow(deps, ann), idempotencyKey: newKey() };
      const acts = {
        approved: async () => answer(id, "approve"),
        declined: async () => answer(id, "decline"),
        withdrawn: async () => withdrawCertificate(db, ann, id),
        expired: async () =>
          pool.query("update tax_certificate set ends_on = current_date - 1 where number = $1", [`OLD-${round}`]),
        placed: async () => placeOrder(deps, request),
      };
      // An order takes longest: the others come at every moment of it, and each of them comes first at times.
      const results = await Promise.all(
        (Object.keys(acts) as (keyof typeof acts)[]).map(async (name, at) => {
          if (name !== "placed") await sleep((round * (2 * at + 3)) % maxLeadMs);
          return [name, await acts[name]()] as const;
        }),
      );
      const wins = results.flatMap(([name, result]) =>
        "ok" in result && result.ok && name !== "placed" ? [name] : [],
      );
      expect([round, wins]).toEqual([round, [expect.any(String)]]);
      const placed = results.find(([name]) => name === "placed")?.[1];
      expect([round, placed]).toEqual([
        round,
        expect.toSatisfy(
          (result: typeof placed) =>
            result !== undefined && "ok" in result && (result.ok || result.failure.code === "ORDER_CHANGED"),
        ),
      ]);
      const { rows } = await pool.query(
        "select sent.status, held.ends_on from tax_certificate_submission as sent left join tax_certificate as held using (account_number, state, number) where sent.id = $1",
        [id],
      );
      expect([round, rows[0].status, rows[0].ends_on !== null]).toEqual([round, wins[0], wins[0] === "approved"]);
      count(wins[0] ?? "");
      count(placed && "ok" in placed && placed.ok ? `placed at ${request.shown.tax} tax` : "changed");
    }
    expect(await wronglyExempt()).toEqual([]);
    // A race that always ends alike is none.
    const seen = ["approved", "changed", "declined", "placed at 0.0000 tax", "placed at 0.4100 tax", "withdrawn"];
    expect([...outcomes.keys()].toSorted()).toEqual(seen);
    const { rows } = await pool.query<{ n: number }>(
      "select count(*)::int as n from audit_event where action like 'tax-certificate-%' and action <> 'tax-certificate-submitted'",
    );
    expect(rows[0]?.n).toBeGreaterThanOrEqual(rounds);
    expect(await brokenRules(db)).toEqual([]);
  },
  60_000 + rounds * 1_500,
);
