-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- Certificates that customers send. What staff approves takes effect in tax_certificate.
create table tax_certificate_submission (
  id bigint generated always as identity primary key,
  account_number text collate "C" not null references account (number),
  -- The same form sent again is not taken again.
  request_key text collate "C" not null check (length(request_key) between 16 and 64),
  state text not null check (state ~ '^[A-Z]{2}$'),
  number text not null check (length(number) between 1 and 60),
  reason text not null check (length(reason) between 1 and 120),
  -- As the customer has them, and as staff confirmed them once it is approved.
  starts_on date not null,
  ends_on date not null default 'infinity',
  status text not null default 'under-review' check (status in ('under-review', 'approved', 'declined', 'withdrawn')),
  -- The document: SHA-256 of its bytes, which a bucket or document_file has.
  hash text collate "C" not null check (hash ~ '^[0-9a-f]{64}$'),
  type text not null check (type in ('application/pdf', 'image/png', 'image/jpeg')),
  bytes integer not null check (bytes > 0),
  scan text not null check (scan in ('clean', 'not-scanned')),
  user_id text collate "C" not null references store_user (id),
  agent_id text collate "C",
  submitted_at timestamptz not null,
  answered_at timestamptz,
  answered_by text collate "C",
  -- To the customer, where it was declined.
  note text not null default '' check (length(note) <= 1000),
  unique (account_number, request_key),
  check (starts_on <= ends_on),
  check ((status in ('approved', 'declined')) = (answered_at is not null and answered_by is not null))
);
-- One at a time waits for a state.
create unique index tax_certificate_submission_open on tax_certificate_submission (account_number, state)
where status = 'under-review';
-- The queue of staff, whoever's they are.
create index tax_certificate_submission_queue on tax_certificate_submission (submitted_at, id)
where status = 'under-review';
create index tax_certificate_submission_account on tax_certificate_submission (account_number, id);
create index tax_certificate_submission_user on tax_certificate_submission (user_id);

-- Which mails about the end of a certificate were sent.
create table tax_certificate_notice (
  account_number text collate "C" not null references account (number),
  state text not null,
  number text not null,
  -- One that is renewed under its number is told of again.
  ends_on date not null,
  notice text not null check (notice in ('60-days', '30-days', '7-days', 'expired')),
  sent_at timestamptz not null,
  primary key (account_number, state, number, ends_on, notice)
);

comment on table tax_certificate_submission is 'Exemption certificates as customers sent them, with their documents and what staff answered.';
comment on table tax_certificate_notice is 'Mails that were sent about certificates that end.';

-- migrate:down
drop table tax_certificate_notice;
drop table tax_certificate_submission;
