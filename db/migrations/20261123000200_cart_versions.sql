-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- Every change of a cart raises its version; a line keeps the version of its own last change, so that a page which
-- shows an older one changes nothing in silence.
alter table cart add column version integer not null default 0;
-- What happened to the cart without the buyer's doing, until they have seen it: what a sign-in merged.
alter table cart add column notice jsonb;

alter table cart_line add column version integer not null default 0;
-- The item's protection plan, one for each unit of the line.
alter table cart_line add column has_warranty boolean not null default false;
-- For whoever reads the order, and the buyer's own number for the line. Both as typed.
alter table cart_line add column note text;
alter table cart_line add column reference text;
-- How the item was found and added first, in the words of the page that did it.
alter table cart_line add column add_method text;
alter table cart_line add column finding_method text;

-- Lines that are kept and are not bought: saved for later, or removed and still to be undone.
create table cart_inactive_line (
  cart_id uuid not null references cart (id) on delete cascade,
  state text not null check (state in ('saved', 'removed')),
  sku text collate "C" not null references item (sku),
  quantity integer not null check (quantity between 1 and 99999),
  position integer not null,
  added_at timestamptz not null,
  has_warranty boolean not null,
  note text,
  reference text,
  -- The cart's version of the change that put it here: one undo takes back one change.
  version integer not null,
  since timestamptz not null,
  primary key (cart_id, state, sku)
);

comment on table cart_inactive_line is 'Lines of a cart that are saved for later, or were removed within the last day.';

-- migrate:down
drop table cart_inactive_line;
-- squawk-ignore ban-drop-column
alter table cart_line drop column finding_method;
-- squawk-ignore ban-drop-column
alter table cart_line drop column add_method;
-- squawk-ignore ban-drop-column
alter table cart_line drop column reference;
-- squawk-ignore ban-drop-column
alter table cart_line drop column note;
-- squawk-ignore ban-drop-column
alter table cart_line drop column has_warranty;
-- squawk-ignore ban-drop-column
alter table cart_line drop column version;
-- squawk-ignore ban-drop-column
alter table cart drop column notice;
-- squawk-ignore ban-drop-column
alter table cart drop column version;
