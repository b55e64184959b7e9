-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- Who agreed to be written to. The first time counts; signing up again changes nothing.
create table email_consent (
  -- In lower case, as addresses are compared.
  address text collate "C" primary key check (address = lower(address) and length(address) between 6 and 254),
  -- Where it was given: the value of EMAIL_ACQ_SOURCE.
  source text not null check (length(source) between 1 and 60),
  -- What was agreed to: the form's fields with the value Y.
  flags text [] not null,
  consented_at timestamptz not null
);

comment on table email_consent is 'Consents to e-mail, one an address.';

-- migrate:down
drop table email_consent;
