-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- What somebody who registers has typed so far, right or wrong; the password apart.
create table registration_draft (
  -- SHA-256 of the browser's cookie.
  key text collate "C" primary key,
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  -- The companies of the last search, with the account numbers behind their keys.
  matches jsonb not null default '[]' check (jsonb_typeof(matches) = 'array'),
  has_searched boolean not null default false,
  -- Raised by answers that change after they were submitted: they are another registration.
  attempt integer not null default 1,
  -- Where the mail of this attempt went.
  submitted_to text,
  expires_at timestamptz not null
);

create index registration_draft_expiry on registration_draft (expires_at);

-- New customers' accounts begin with 9, which imported ones are skipped for.
create sequence account_number_sequence as bigint minvalue 9000000000 maxvalue 9999999999;

create table registration (
  id bigint generated always as identity primary key,
  -- The draft and attempt that it was submitted from: submitted again, it is the same one.
  draft_key text collate "C" not null,
  attempt integer not null,
  status text not null check (
    status in ('unverified', 'open', 'awaiting-administrator', 'awaiting-review', 'declined', 'expired')
  ),
  email text not null,
  full_name text not null,
  buyer_kind text not null check (buyer_kind in ('company', 'federal', 'individual')),
  company_name text not null,
  -- As they were checked and normalised.
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  -- The account to join, or the one that was opened.
  account_number text collate "C" references account (number) on delete cascade,
  -- argon2id, until the user has it.
  password_hash text,
  user_id text collate "C" references store_user (id) on delete cascade,
  -- Why staff has to look at it.
  review_reason text check (review_reason in ('federal', 'tax-exempt', 'same-name', 'no-administrator')),
  submitted_at timestamptz not null,
  -- Unverified until then, it is over.
  expires_at timestamptz not null,
  verified_at timestamptz,
  decided_at timestamptz,
  decided_by text collate "C" references store_user (id) on delete set null,
  unique (draft_key, attempt),
  -- Nobody has a user before the address is verified, and nobody's password is kept beside the user's.
  check ((status in ('unverified', 'expired')) = (user_id is null)),
  check ((status = 'unverified') = (password_hash is not null))
);

create index registration_user on registration (user_id) where user_id is not null;
create index registration_decided_by on registration (decided_by) where decided_by is not null;
create index registration_account on registration (account_number) where account_number is not null;
create index registration_waiting on registration (status, verified_at)
  where status in ('awaiting-administrator', 'awaiting-review');
create index registration_expiry on registration (expires_at) where status in ('unverified', 'expired');

-- The mails of registrations, and what the links in them may do once.
create table registration_token (
  -- SHA-256 of what the link has; of a mail without a link, of what nobody has.
  key text collate "C" primary key,
  registration_id bigint not null references registration (id) on delete cascade,
  email text not null,
  -- The job that sent it. Tried again it makes another token, and it is the same mail.
  job_id text collate "C" not null,
  can_confirm boolean not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null
);

create index registration_token_registration on registration_token (registration_id);
create index registration_token_email on registration_token (lower(email), issued_at);
create index registration_token_expiry on registration_token (expires_at);

-- Who orders without an account. A user who proves the address later claims what is there.
create table guest (
  id bigint generated always as identity primary key,
  -- SHA-256 of the browser's cookie.
  key text collate "C" not null unique,
  full_name text not null,
  email text not null,
  phone text not null,
  user_id text collate "C" references store_user (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index guest_email on guest (lower(email));
create index guest_user on guest (user_id) where user_id is not null;
create index guest_expiry on guest (expires_at);

comment on table registration_draft is 'What somebody who registers has typed so far, for seven days.';
comment on table registration is 'Registrations from their submission to the decision on them.';
comment on table registration_token is 'The mails of registrations, with the hashes of the links in them.';
comment on table guest is 'Who orders without an account, for thirty days or until a user claims it.';

-- migrate:down
drop table guest;
drop table registration_token;
drop table registration;
drop sequence account_number_sequence;
drop table registration_draft;
