-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- A company's own sign-in, one an account.
create table identity_provider (
  account_number text collate "C" primary key references account (number),
  issuer text collate "C" not null,
  client_id text not null,
  -- AES-256-GCM under SECRETS_KEY, bound to the account.
  client_secret text not null,
  -- Of users whom their first sign-in makes. Never an administrator.
  default_role text not null check (default_role in ('approver', 'buyer', 'viewer')),
  is_required boolean not null default false,
  changed_at timestamptz not null,
  -- When an administrator signed in by these very settings; null after any change of them.
  tested_at timestamptz,
  -- What nobody tried is required of nobody.
  check (not is_required or tested_at is not null)
);

-- Mail domains that a company says are its own, or has proven to be.
create table company_domain (
  account_number text collate "C" not null references account (number),
  domain text collate "C" not null check (domain = lower(domain)),
  verification_token text not null,
  added_at timestamptz not null,
  verified_at timestamptz,
  primary key (account_number, domain)
);

-- Anybody may claim a domain; only one account has proven it.
create unique index company_domain_verified on company_domain (domain) where verified_at is not null;

-- Whom a provider means by a subject. The e-mail address may change, the subject does not.
create table user_identity (
  issuer text collate "C" not null,
  subject text collate "C" not null,
  user_id text collate "C" not null references store_user (id) on delete cascade,
  linked_at timestamptz not null,
  primary key (issuer, subject)
);

-- An address that the provider gave to somebody else does not lead to the user who had it before.
create unique index user_identity_user on user_identity (user_id, issuer);

-- Administrators who may use their password although the company's sign-in is required. It counts only while they are administrators.
create table password_exception (
  account_number text collate "C" not null references account (number),
  user_id text collate "C" not null references store_user (id) on delete cascade,
  primary key (account_number, user_id)
);

-- What happened to a company's sign-in. Rows are only ever added.
create table company_sign_in_record (
  id bigint generated always as identity primary key,
  recorded_at timestamptz not null,
  account_number text collate "C" not null references account (number),
  -- Who did it, or whom it happened to.
  user_id text collate "C" references store_user (id) on delete set null,
  action text collate "C" not null,
  detail text
);

create index company_sign_in_record_account on company_sign_in_record (account_number, id desc);

-- migrate:down
drop table company_sign_in_record;
drop table password_exception;
drop table user_identity;
drop table company_domain;
drop table identity_provider;
