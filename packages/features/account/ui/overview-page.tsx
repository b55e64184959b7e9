import { inDigits } from "@capstan/ui/digits";
import "./overview.css";
import { AccountTrail } from "@capstan/features/account-trail";
import { urls } from "@capstan/features/urls";
import { Button, ButtonLink } from "@capstan/ui/button";
import { TextField } from "@capstan/ui/text-field";
import { Download, Search } from "lucide-react";
import type { OverviewView } from "../overview.ts";
import { OverviewAccounts } from "./overview-accounts.tsx";
import { AccountUsers, RecentOrders, SpendByMonth, TopCategories, Waiting } from "./overview-panels.tsx";
import { Pager } from "./pager.tsx";

export function OverviewPage({ view }: { readonly view: OverviewView }) {
  const { search, total, page, pages, spent, month } = view;
  return (
    <div className="wrap overview-page">
      <AccountTrail current="Accounts Overview" />
      <div className="overview-head">
        <div>
          <h1>Accounts Overview</h1>
          <p className="account-lead">
            {accountWords(total)}
            {search === "" ? `, ${spent} spent in ${month}` : ` match “${search}”`}
          </p>
        </div>
        <div className="overview-tools">
          <form action={urls.accountsOverview()} role="search" aria-label="Accounts" className="account-search-form">
            <TextField
              name="q"
              id="accounts-q"
              type="search"
              label="Search name, city, state or account #"
              hideLabel
              placeholder="Search name, city, state or account #"
              optionalLabel={null}
              defaultValue={search}
              key={search}
              maxLength={80}
            />
            <Button type="submit">
              <Search size={16} /> <span className="visually-hidden">Search accounts</span>
            </Button>
          </form>
          <ButtonLink href={urls.accountsExport({ search })} download>
            <Download size={16} /> Export
          </ButtonLink>
        </div>
      </div>
      <OverviewAccounts view={view} />
      <Pager page={page} pages={pages} href={(to) => urls.accountsOverview({ search, page: to })} label="Accounts" />
      <div className="overview-panels">
        <div>
          <Waiting waiting={view.waiting} />
          {view.users && <AccountUsers users={view.users} />}
        </div>
        <div>
          <RecentOrders orders={view.orders} />
        </div>
        <div>
          <SpendByMonth months={view.months} />
          <TopCategories categories={view.categories} month={month} />
        </div>
      </div>
    </div>
  );
}

function accountWords(count: number): string {
  return count === 1 ? "1 account" : `${inDigits(count)} accounts`;
}
