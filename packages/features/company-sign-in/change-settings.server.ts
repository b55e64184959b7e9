import { randomBytes } from "node:crypto";
import type { Tx } from "@capstan/platform/db";
import { deleteDomain, domainsOf, insertDomain, markVerified } from "./company-domain.store.server.ts";
import {
  type RecordedAction,
  type StoredProvider,
  addRecord,
  administratorsOf,
  deleteProvider,
  providerOf,
  saveDefaultRole,
  savePasswordExceptions,
  saveProvider,
  saveRequired,
} from "./company-settings.store.server.ts";
import type { SettingsOutcome } from "./company-settings.ts";
import type { DefaultRole } from "./company-sign-in.ts";
import { type CompanySignIn, opened, secretContext } from "./deps.server.ts";
import { issuerUrl } from "./issuer.ts";
import { mailDomain, proofRecord } from "./mail-domain.ts";

/** The administrator who changes the settings of the account that they work in. */
export interface Administrator {
  readonly accountNumber: string;
  readonly userId: string;
}

interface ProviderForm {
  readonly issuer: string;
  readonly clientId: string;
  /** Left empty: as before. */
  readonly clientSecret: string;
  readonly defaultRole: DefaultRole;
}

const maxDomains = 20;

export async function connectProvider(
  deps: CompanySignIn,
  who: Administrator,
  form: ProviderForm,
): Promise<SettingsOutcome> {
  const { accountNumber } = who;
  const { defaultRole } = form;
  const [issuer, clientId] = [form.issuer.trim(), form.clientId.trim()];
  if (issuer === "" || clientId === "" || !deps.secrets) return "missing";
  if (!issuerUrl(issuer, deps.issuerRules)) return "bad-issuer";
  const before = await providerOf(deps.db, accountNumber);
  const isSame = before?.issuer === issuer && before.clientId === clientId;
  if (form.clientSecret === "") {
    // The secret is for the server that it was given for: whoever names another one has to know it.
    if (!before || !isSame || !opened(deps, before)) return "secret-needed";
    return change(deps, who, "connected", issuer, async (tx) => saveDefaultRole(tx, accountNumber, defaultRole));
  }
  const sealedSecret = deps.secrets.seal(form.clientSecret, secretContext(accountNumber));
  return change(deps, who, "connected", issuer, async (tx) =>
    saveProvider(tx, { accountNumber, issuer, clientId, sealedSecret, defaultRole }, deps.clock.now()),
  );
}

export async function disconnectProvider(deps: CompanySignIn, who: Administrator): Promise<SettingsOutcome> {
  return change(deps, who, "disconnected", undefined, async (tx) => deleteProvider(tx, who.accountNumber));
}

export async function addDomain(deps: CompanySignIn, who: Administrator, typed: string): Promise<SettingsOutcome> {
  const domain = mailDomain(typed);
  if (domain === undefined) return "bad-domain";
  const { accountNumber } = who;
  if ((await domainsOf(deps.db, accountNumber)).length >= maxDomains) return "too-many-domains";
  const token = randomBytes(20).toString("hex");
  return change(deps, who, "domain-added", domain, async (tx) =>
    insertDomain(tx, { accountNumber, domain }, token, deps.clock.now()),
  );
}

export async function removeDomain(deps: CompanySignIn, who: Administrator, domain: string): Promise<SettingsOutcome> {
  return change(deps, who, "domain-removed", domain, async (tx) =>
    deleteDomain(tx, { accountNumber: who.accountNumber, domain }),
  );
}

/** Whoever can write the domain's records has it. */
export async function verifyDomain(deps: CompanySignIn, who: Administrator, domain: string): Promise<SettingsOutcome> {
  const { db, clock } = deps;
  const { accountNumber, userId } = who;
  const claimed = (await domainsOf(db, accountNumber)).find((each) => each.domain === domain);
  if (!claimed) return "bad-domain";
  let records: readonly string[];
  try {
    records = await deps.resolveTxt(domain);
  } catch {
    return "dns-unavailable";
  }
  if (!records.some((record) => record.trim() === proofRecord(claimed.token))) return "proof-missing";
  if (!(await markVerified(db, { accountNumber, domain }, clock.now()))) return "domain-taken";
  await addRecord(db, { accountNumber, userId, action: "domain-verified", detail: domain }, clock.now());
  return "domain-verified";
}

/** `keepPassword` are the administrators who may still sign in with their password. One of them at least has to. */
export async function requireSignIn(
  deps: CompanySignIn,
  who: Administrator,
  { isRequired, keepPassword }: { readonly isRequired: boolean; readonly keepPassword: readonly string[] },
): Promise<SettingsOutcome> {
  const { accountNumber } = who;
  if (!isRequired)
    return change(deps, who, "not-required", undefined, async (tx) => saveRequired(tx, accountNumber, false));
  const provider = await providerOf(deps.db, accountNumber);
  const fault = await faultOf(deps, provider);
  if (fault) return fault;
  const administrators = await administratorsOf(deps.db, accountNumber);
  const kept = administrators.filter(({ userId, hasPassword }) => hasPassword && keepPassword.includes(userId));
  if (kept.length === 0) return "no-way-back";
  const names = kept.map(({ userId }) => userId);
  return deps.db.transaction().execute(async (tx): Promise<SettingsOutcome> => {
    if (!(await saveRequired(tx, accountNumber, true))) return "untested";
    await savePasswordExceptions(tx, accountNumber, names);
    const detail = `passwords kept by ${names.join(" ")}`.slice(0, 1_000);
    await addRecord(tx, { accountNumber, userId: who.userId, action: "required", detail }, deps.clock.now());
    return "required";
  });
}

async function faultOf(
  { db }: CompanySignIn,
  provider: StoredProvider | undefined,
): Promise<SettingsOutcome | undefined> {
  if (!provider?.isTested) return "untested";
  const domains = await domainsOf(db, provider.accountNumber);
  return domains.some(({ isVerified }) => isVerified) ? undefined : "no-domain";
}

type ChangeOutcome = RecordedAction & SettingsOutcome;

/** A change and its record, or neither. What changed nothing (`write` says false) is not recorded. */
async function change(
  { db, clock }: CompanySignIn,
  { accountNumber, userId }: Administrator,
  action: ChangeOutcome,
  detail: string | undefined,
  write: (tx: Tx) => Promise<unknown>,
): Promise<SettingsOutcome> {
  await db.transaction().execute(async (tx) => {
    if ((await write(tx)) === false) return;
    const record = { accountNumber, userId, action, ...(detail === undefined ? {} : { detail }) };
    await addRecord(tx, record, clock.now());
  });
  return action;
}
