-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- What was asked, word for word. The rule's own text may change; what somebody agreed to stays readable.
create table restriction_text (
  code text collate "C" not null,
  -- SHA-256 of title, message, question and citation.
  hash text collate "C" not null,
  version integer not null,
  title text not null,
  message text not null,
  question text,
  citation text not null,
  first_decided_at timestamptz not null,
  primary key (code, hash),
  unique (code, version)
);

-- Every answer to a rule's question, in the order in which they were given; none is ever changed. No reference to the
-- cart: the record outlives it.
create table compliance_decision (
  id bigint generated always as identity primary key,
  cart_id uuid,
  user_id text collate "C",
  account_number text collate "C",
  agent_id text collate "C",
  sku text collate "C" not null,
  restriction_code text collate "C" not null,
  text_hash text collate "C" not null,
  decision text not null check (decision in ('agreed', 'declined')),
  -- Where it was to go; null where the buyer has told no address.
  ship_to_state text,
  ship_to_zip text,
  decided_at timestamptz not null
);

create index compliance_decision_user on compliance_decision (user_id, account_number, sku) where user_id is not null;
create index compliance_decision_cart on compliance_decision (cart_id, sku) where user_id is null;

comment on table restriction_text is 'The texts of restrictions that somebody has decided on, by version.';
comment on table compliance_decision is 'Who agreed to or declined which restriction, when, and for which address.';

-- migrate:down
drop table compliance_decision;
drop table restriction_text;
