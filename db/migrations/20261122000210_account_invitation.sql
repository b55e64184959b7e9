-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- Who was invited to an account and has not come yet. A row ends with its acceptance or withdrawal.
create table account_invitation (
  id bigint generated always as identity primary key,
  account_number text collate "C" not null references account (number) on delete cascade,
  email text not null,
  role text not null check (role in ('administrator', 'approver', 'buyer', 'viewer')),
  spending_limit numeric(14, 4) check (spending_limit >= 0),
  invited_by text collate "C" not null references store_user (id) on delete cascade,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  -- SHA-256 of what the mail's link has; null until the mail was made.
  token_key text collate "C" unique
);

-- One invitation an address and account: another one takes the place of the first.
create unique index account_invitation_email on account_invitation (account_number, lower(email));
create index account_invitation_invited_by on account_invitation (invited_by);

-- migrate:down
drop table account_invitation;
