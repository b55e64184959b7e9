import { AccountTrail } from "@capstan/features/account-trail";
import { AuditTable } from "@capstan/features/audit";
import { brand } from "@capstan/features/brand";
import { privateHeaders, signedIn } from "@capstan/features/session";
import { urls } from "@capstan/features/urls";
import { type LoaderFunctionArgs, type MetaDescriptor, data, useLoaderData } from "react-router";
import { accountAuditContext } from "../account-audit.ts";
import { sequenceIn } from "../portal.ts";
import { NotForYou } from "./not-for-you.tsx";

export async function loader({ context, url }: LoaderFunctionArgs) {
  const visitor = signedIn({ context }, url.pathname + url.search);
  const before = sequenceIn(url.searchParams.get("before"));
  const audit = await context.get(accountAuditContext).load(visitor, before);
  return audit ? data({ audit, isFirst: before === undefined }) : data(null, { status: 403 });
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Account Audit | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function AccountAuditRoute() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded === null)
    return <NotForYou title="Account Audit" text="Only administrators of an account read what was done in it." />;
  const { audit, isFirst } = loaded;
  return (
    <div className="wrap portal">
      <AccountTrail current="Account Audit" />
      <h1>Account Audit</h1>
      <p className="portal-lead">
        What was done in account # {audit.accountNumber} by its people and by {brand.name} customer service, as whom,
        and why. Nobody can change or remove an entry.
      </p>
      <section className="portal-card" aria-label="Audit, this account">
        <AuditTable
          page={audit.page}
          olderUrl={(before) => urls.accountAudit({ before })}
          newestUrl={isFirst ? undefined : urls.accountAudit()}
        />
      </section>
    </div>
  );
}
