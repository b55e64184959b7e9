-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- What a customer does not want its buyers to see in the header.
create table account_header_option (
  account_number text collate "C" not null references account (number),
  option text not null check (
    option in ('hide-bulk-order-pad', 'hide-products-and-search', 'hide-nav-bar', 'hide-branch-locator')
  ),
  primary key (account_number, option)
);

-- What waits for an approver or an administrator of the account.
create table pending_task (
  code text collate "C" primary key,
  account_number text collate "C" not null references account (number),
  kind text not null check (kind in ('order-approval', 'user-request')),
  requested_by text collate "C" references store_user (id),
  requested_at timestamptz not null
);

create index pending_task_account on pending_task (account_number);

-- Which half of a custom catalog a buyer chose to search.
create table custom_catalog_choice (
  user_id text collate "C" not null references store_user (id),
  account_number text collate "C" not null references account (number),
  option text not null check (option in ('SEARCHBUTTON1', 'SEARCHBUTTON2')),
  primary key (user_id, account_number)
);

-- migrate:down
drop table custom_catalog_choice;
drop table pending_task;
drop table account_header_option;
