-- squawk-ignore-file ban-drop-not-null
-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- How many of a line are on their way back or were taken back: raised by a condition when a return is asked for, lowered by
-- what is refused. What was shipped is its limit.
alter table sales_order_line add column returned integer not null default 0;
alter table sales_order_line
  add constraint sales_order_line_returned_check check (returned between 0 and quantity) not valid;

alter table document_series drop constraint document_series_kind_check;
alter table document_series
  add constraint document_series_kind_check check (kind in ('invoice', 'credit-note', 'return')) not valid;
insert into document_series (kind, prefix, last_number) values ('return', 'RMA-', 100000);

-- What comes back of an order, from the request to the refund.
create table order_return (
  account_number text collate "C" not null references account (number),
  -- The number that is written on the box: RMA-100001.
  number text collate "C" not null unique,
  order_number text collate "C" not null,
  -- The order's own.
  placed_at timestamptz not null,
  -- The same request again finds the return that the first one made.
  request_key text collate "C" not null check (length(request_key) between 16 and 64),
  status text not null check (status in ('requested', 'approved', 'received', 'inspected', 'refunded', 'refused')),
  -- A carrier's label, or the counter of a branch.
  method text not null check (method in ('label', 'branch')),
  -- Where it is brought; with a label, where what may not be mailed goes.
  branch_code text collate "C" references branch (code),
  -- What the label costs at most, as it was shown.
  label_fee numeric(14, 4) not null default 0 check (label_fee >= 0),
  note text not null default '',
  contact text not null default '',
  user_id text collate "C" not null references store_user (id),
  -- Who asked in the user's place.
  agent_id text collate "C",
  -- Where the goods arrived.
  location_code text collate "C",
  requested_at timestamptz not null,
  approved_at timestamptz,
  received_at timestamptz,
  inspected_at timestamptz,
  refunded_at timestamptz,
  refused_at timestamptz,
  -- Why it was refused.
  refusal text not null default '',
  credit_note text collate "C" unique,
  primary key (account_number, number),
  unique (account_number, request_key),
  check (status <> 'refunded' or (refunded_at is not null and credit_note is not null)),
  check (status <> 'refused' or refused_at is not null)
);
create index order_return_of_order on order_return (account_number, order_number);

create table order_return_line (
  account_number text collate "C" not null,
  return_number text collate "C" not null,
  line integer not null,
  quantity integer not null check (quantity > 0),
  reason text not null check (reason in ('too-many', 'wrong-size', 'not-needed', 'damaged', 'defective', 'wrong-item')),
  -- How many are refunded; null until somebody has looked.
  accepted integer check (accepted between 0 and quantity),
  -- How many of these went back into the stock.
  restocked integer not null default 0 check (restocked >= 0 and restocked <= coalesce(accepted, 0)),
  -- What the inspector says of what is not refunded.
  finding text not null default '',
  primary key (account_number, return_number, line),
  foreign key (account_number, return_number) references order_return (account_number, number) on delete cascade
);

-- What arrived damaged, as the buyer saw it. The bytes are with the documents.
create table order_return_photo (
  account_number text collate "C" not null,
  return_number text collate "C" not null,
  -- From 1 in the return.
  photo integer not null check (photo > 0),
  line integer not null,
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp', 'image/heic')),
  hash text collate "C" not null references document_file (hash),
  primary key (account_number, return_number, photo),
  foreign key (account_number, return_number) references order_return (account_number, number) on delete cascade
);
create index order_return_photo_file on order_return_photo (hash);

-- A credit note is of a return and not of a shipment, and takes off what the label cost.
alter table invoice
  alter column shipment drop not null,
  add column return_number text collate "C",
  add column fee numeric(14, 4) not null default 0;
alter table invoice drop constraint invoice_check;
alter table invoice
  add constraint invoice_total_check check (total = goods + freight + tax - fee and total >= 0) not valid,
  add constraint invoice_of_check check (
    case kind when 'invoice' then shipment is not null and return_number is null and fee = 0
      else shipment is null and return_number is not null and fee >= 0 end
  ) not valid;
alter table order_document
  alter column shipment drop not null,
  add column return_number text collate "C";
alter table order_document drop constraint order_document_kind_check;
alter table order_document
  add constraint order_document_kind_check
  check (kind in ('invoice', 'credit-note', 'packing-slip', 'return-slip')) not valid,
  add constraint order_document_of_check check ((shipment is null) <> (return_number is null)) not valid;

alter table order_transition drop constraint order_transition_subject_check;
alter table order_transition
  add constraint order_transition_subject_check check (subject in ('order', 'shipment', 'line', 'return')) not valid;
insert into order_transition (subject, from_status, to_status) values
  ('return', 'requested', 'approved'), ('return', 'requested', 'refused'),
  ('return', 'approved', 'received'), ('return', 'approved', 'refused'),
  ('return', 'received', 'inspected'), ('return', 'received', 'refused'),
  ('return', 'inspected', 'refunded'), ('return', 'inspected', 'refused');
create trigger order_return_transition before update of status on order_return
for each row when (old.status is distinct from new.status) execute function refuse_transition('return');

comment on table order_return is 'What comes back of orders: who asked, how far it is, and its credit note.';
comment on table order_return_line is 'How many of which lines come back, why, and what became of them.';
comment on table order_return_photo is 'Photographs of what arrived damaged.';

-- migrate:down
drop table order_return_photo;
drop table order_return_line;
drop table order_return;
delete from order_transition where subject = 'return';
alter table order_transition drop constraint order_transition_subject_check;
alter table order_transition
  add constraint order_transition_subject_check check (subject in ('order', 'shipment', 'line')) not valid;
delete from order_document where return_number is not null;
alter table order_document drop constraint order_document_of_check;
alter table order_document drop constraint order_document_kind_check;
alter table order_document
  add constraint order_document_kind_check check (kind in ('invoice', 'credit-note', 'packing-slip')) not valid;
-- squawk-ignore ban-drop-column, adding-not-nullable-field
alter table order_document drop column return_number, alter column shipment set not null;
delete from invoice_line using invoice
where invoice.kind = 'credit-note' and invoice_line.account_number = invoice.account_number
  and invoice_line.invoice_number = invoice.number;
delete from invoice where kind = 'credit-note';
alter table invoice drop constraint invoice_of_check;
alter table invoice drop constraint invoice_total_check;
alter table invoice add constraint invoice_check check (total = goods + freight + tax) not valid;
-- squawk-ignore ban-drop-column, adding-not-nullable-field
alter table invoice drop column fee, drop column return_number, alter column shipment set not null;
delete from document_series where kind = 'return';
alter table document_series drop constraint document_series_kind_check;
alter table document_series
  add constraint document_series_kind_check check (kind in ('invoice', 'credit-note')) not valid;
-- squawk-ignore ban-drop-column
alter table sales_order_line drop column returned;
