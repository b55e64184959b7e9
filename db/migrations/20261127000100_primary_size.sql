-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- A bare size in a search means this attribute: the thread of a bolt, and not the width of its head.
alter table class_attribute add column is_primary_size boolean not null default false;

create or replace function class_attribute_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform outbox_rebuild(array(select distinct 'class_attribute ' || class_code from old_rows));
  else
    perform outbox_rebuild(array(
      select distinct 'class_attribute ' || class_code from (
        select class_code, code, name, type, unit, display, is_facet, is_primary_size from old_rows
        except select class_code, code, name, type, unit, display, is_facet, is_primary_size from new_rows
      ) changed
    ));
  end if;
  return null;
end
$$;

-- migrate:down
create or replace function class_attribute_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform outbox_rebuild(array(select distinct 'class_attribute ' || class_code from old_rows));
  else
    perform outbox_rebuild(array(
      select distinct 'class_attribute ' || class_code from (
        select class_code, code, name, type, unit, display, is_facet from old_rows
        except select class_code, code, name, type, unit, display, is_facet from new_rows
      ) changed
    ));
  end if;
  return null;
end
$$;
-- squawk-ignore ban-drop-column
alter table class_attribute drop column is_primary_size;
