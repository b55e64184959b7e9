-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- What a document of the index is made of beside the item itself: aliases, the web price, custom catalogues, orders,
-- the family's name. A change of one of them brings its items into the outbox, once a statement. Contract prices are
-- not in the index, and fifty million of them come in at once: they have no trigger.

create function outbox_items(skus text []) returns void language plpgsql as $$
begin
  insert into outbox (topic, keys)
  select 'item', array_agg(sku order by sku)
  from (select sku, row_number() over (order by sku) as n from unnest(skus) as sku) numbered
  group by (n - 1) / 500;
  if found then
    perform graphile_worker.add_job('search:index-items', '{}'::json, max_attempts => 25);
  end if;
end
$$;

create function item_alias_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform outbox_items(array(select distinct sku from new_rows));
  elsif tg_op = 'DELETE' then
    perform outbox_items(array(select distinct sku from old_rows));
  else
    perform outbox_items(array(
      select sku from (
        select sku, key, account_number from old_rows except select sku, key, account_number from new_rows
      ) gone
      union
      select sku from (
        select sku, key, account_number from new_rows except select sku, key, account_number from old_rows
      ) come
    ));
  end if;
  return null;
end
$$;

create trigger item_alias_inserted after insert on item_alias
  referencing new table as new_rows for each statement execute function item_alias_changed();
create trigger item_alias_updated after update on item_alias
  referencing old table as old_rows new table as new_rows for each statement execute function item_alias_changed();
create trigger item_alias_deleted after delete on item_alias
  referencing old table as old_rows for each statement execute function item_alias_changed();

-- The index sorts by the lasting price; sales and clearances are the page's to show.
create function web_price_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform outbox_items(array(select distinct sku from new_rows where kind = 'web'));
  elsif tg_op = 'DELETE' then
    perform outbox_items(array(select distinct sku from old_rows where kind = 'web'));
  else
    perform outbox_items(array(
      select sku from (
        select sku, starts_on, price from old_rows where kind = 'web'
        except select sku, starts_on, price from new_rows where kind = 'web'
      ) gone
      union
      select sku from (
        select sku, starts_on, price from new_rows where kind = 'web'
        except select sku, starts_on, price from old_rows where kind = 'web'
      ) come
    ));
  end if;
  return null;
end
$$;

create trigger web_price_inserted after insert on web_price
  referencing new table as new_rows for each statement execute function web_price_changed();
create trigger web_price_updated after update on web_price
  referencing old table as old_rows new table as new_rows for each statement execute function web_price_changed();
create trigger web_price_deleted after delete on web_price
  referencing old table as old_rows for each statement execute function web_price_changed();

create function custom_catalog_item_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform outbox_items(array(select distinct sku from new_rows));
  elsif tg_op = 'DELETE' then
    perform outbox_items(array(select distinct sku from old_rows));
  else
    perform outbox_items(array(select sku from old_rows union select sku from new_rows));
  end if;
  return null;
end
$$;

create trigger custom_catalog_item_inserted after insert on custom_catalog_item
  referencing new table as new_rows for each statement execute function custom_catalog_item_changed();
create trigger custom_catalog_item_updated after update on custom_catalog_item
  referencing old table as old_rows new table as new_rows
  for each statement execute function custom_catalog_item_changed();
create trigger custom_catalog_item_deleted after delete on custom_catalog_item
  referencing old table as old_rows for each statement execute function custom_catalog_item_changed();

-- In these categories and in all below them.
create function items_below(categories text []) returns setof text language sql stable as $$
  with recursive shelf as (
    select code from category where code = any (categories)
    union
    select below.code from category below join shelf on below.parent_code = shelf.code
  )
  select sku from item where category_code in (select code from shelf)
$$;

create function custom_catalog_category_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform outbox_items(array(select items_below(array(select category_code from new_rows))));
  elsif tg_op = 'DELETE' then
    perform outbox_items(array(select items_below(array(select category_code from old_rows))));
  else
    perform outbox_items(array(
      select items_below(array(select category_code from old_rows union select category_code from new_rows))
    ));
  end if;
  return null;
end
$$;

create trigger custom_catalog_category_inserted after insert on custom_catalog_category
  referencing new table as new_rows for each statement execute function custom_catalog_category_changed();
create trigger custom_catalog_category_updated after update on custom_catalog_category
  referencing old table as old_rows new table as new_rows
  for each statement execute function custom_catalog_category_changed();
create trigger custom_catalog_category_deleted after delete on custom_catalog_category
  referencing old table as old_rows for each statement execute function custom_catalog_category_changed();

-- How often its family was ordered stands in every item of the family: a shelf keeps families together by it.
create function with_families(skus text []) returns setof text language sql stable as $$
  select unnest(skus)
  union
  select member.sku from item member
  where member.family_code = any (array(select distinct family_code from item where sku = any (skus)))
$$;

create function sales_order_line_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform outbox_items(array(select with_families(array(select distinct sku from new_rows))));
  elsif tg_op = 'DELETE' then
    perform outbox_items(array(select with_families(array(select distinct sku from old_rows))));
  else
    perform outbox_items(array(select with_families(array(
      select sku from (
        select order_number, line, sku, account_number from old_rows
        except select order_number, line, sku, account_number from new_rows
      ) gone
      union
      select sku from (
        select order_number, line, sku, account_number from new_rows
        except select order_number, line, sku, account_number from old_rows
      ) come
    ))));
  end if;
  return null;
end
$$;

create trigger sales_order_line_inserted after insert on sales_order_line
  referencing new table as new_rows for each statement execute function sales_order_line_changed();
create trigger sales_order_line_updated after update on sales_order_line
  referencing old table as old_rows new table as new_rows
  for each statement execute function sales_order_line_changed();
create trigger sales_order_line_deleted after delete on sales_order_line
  referencing old table as old_rows for each statement execute function sales_order_line_changed();

-- A family that comes in has no items yet.
create function family_changed() returns trigger language plpgsql as $$
begin
  perform outbox_items(array(
    select sku from item where family_code in (
      select code from (select code, name from old_rows except select code, name from new_rows) renamed
    )
  ));
  return null;
end
$$;

create trigger family_updated after update on family
  referencing old table as old_rows new table as new_rows for each statement execute function family_changed();

-- Shelves, brands and classes stand in so many documents that the whole index is made anew. All changes of a minute
-- make one rebuild: the first one sets its time, and whoever comes while it runs gets another after it.
create function outbox_rebuild(changed text []) returns void language plpgsql as $$
begin
  if cardinality(changed) = 0 then
    return;
  end if;
  insert into outbox (topic, keys) select 'rebuild', array_agg(key order by key) from unnest(changed) as key;
  perform graphile_worker.add_job(
    'search:rebuild-products', '{}'::json,
    queue_name => 'search:rebuild-products',
    run_at => now() + interval '1 minute',
    max_attempts => 25,
    job_key => 'search:rebuild-products',
    job_key_mode => 'preserve_run_at'
  );
end
$$;

create function category_changed() returns trigger language plpgsql as $$
begin
  perform outbox_rebuild(array(
    select 'category ' || code from (
      select code, parent_code, name from old_rows except select code, parent_code, name from new_rows
    ) changed
  ));
  return null;
end
$$;

-- Of brands and of classes the name is all that documents have.
create function name_changed() returns trigger language plpgsql as $$
begin
  perform outbox_rebuild(array(
    select tg_table_name || ' ' || code from (
      select code, name from old_rows except select code, name from new_rows
    ) changed
  ));
  return null;
end
$$;

create function class_attribute_changed() returns trigger language plpgsql as $$
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

create trigger category_updated after update on category
  referencing old table as old_rows new table as new_rows for each statement execute function category_changed();
create trigger brand_updated after update on brand
  referencing old table as old_rows new table as new_rows for each statement execute function name_changed();
create trigger item_class_updated after update on item_class
  referencing old table as old_rows new table as new_rows for each statement execute function name_changed();
create trigger class_attribute_updated after update on class_attribute
  referencing old table as old_rows new table as new_rows for each statement execute function class_attribute_changed();
create trigger class_attribute_deleted after delete on class_attribute
  referencing old table as old_rows for each statement execute function class_attribute_changed();

-- migrate:down
drop trigger class_attribute_deleted on class_attribute;
drop trigger class_attribute_updated on class_attribute;
drop trigger item_class_updated on item_class;
drop trigger brand_updated on brand;
drop trigger category_updated on category;
drop function class_attribute_changed();
drop function name_changed();
drop function category_changed();
drop function outbox_rebuild(text []);
drop trigger family_updated on family;
drop function family_changed();
drop trigger sales_order_line_deleted on sales_order_line;
drop trigger sales_order_line_updated on sales_order_line;
drop trigger sales_order_line_inserted on sales_order_line;
drop function sales_order_line_changed();
drop function with_families(text []);
drop trigger custom_catalog_category_deleted on custom_catalog_category;
drop trigger custom_catalog_category_updated on custom_catalog_category;
drop trigger custom_catalog_category_inserted on custom_catalog_category;
drop function custom_catalog_category_changed();
drop function items_below(text []);
drop trigger custom_catalog_item_deleted on custom_catalog_item;
drop trigger custom_catalog_item_updated on custom_catalog_item;
drop trigger custom_catalog_item_inserted on custom_catalog_item;
drop function custom_catalog_item_changed();
drop trigger web_price_deleted on web_price;
drop trigger web_price_updated on web_price;
drop trigger web_price_inserted on web_price;
drop function web_price_changed();
drop trigger item_alias_deleted on item_alias;
drop trigger item_alias_updated on item_alias;
drop trigger item_alias_inserted on item_alias;
drop function item_alias_changed();
drop function outbox_items(text []);
