-- squawk-ignore-file require-concurrent-index-creation, require-concurrent-index-deletion
-- migrate:up
set local lock_timeout = '2s';
-- An index of a partitioned table can't be built beside its writers: about ten seconds for four million orders.
set local statement_timeout = '60min';

-- Order history: an account's orders by the buyer's own number, whatever case it is typed in, and by who placed them.
create index sales_order_purchase_order on sales_order (account_number, upper(purchase_order) text_pattern_ops)
where purchase_order is not null;
create index sales_order_buyer on sales_order (account_number, user_id, placed_at desc, number desc);
-- Which approvals have run out, whoever's they are.
create index sales_order_approve_by on sales_order (approve_by) where status = 'awaiting-approval';

-- An order that waits for approval is a task of the account's approvers for as long as it waits, whoever changes it.
create function keep_approval_task() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into pending_task (code, account_number, kind, requested_by, requested_at)
    values ('order-' || new.number, new.account_number, 'order-approval', new.user_id, new.placed_at)
    on conflict (code) do nothing;
  else
    delete from pending_task where code = 'order-' || old.number and account_number = old.account_number;
  end if;
  return null;
end
$$;

create trigger sales_order_waits after insert on sales_order
for each row when (new.status = 'awaiting-approval' and new.total is not null) execute function keep_approval_task();
create trigger sales_order_answered after update of status on sales_order
for each row when (old.status = 'awaiting-approval' and new.status <> 'awaiting-approval')
execute function keep_approval_task();

insert into pending_task (code, account_number, kind, requested_by, requested_at)
select 'order-' || number, account_number, 'order-approval', user_id, placed_at
from sales_order where status = 'awaiting-approval' and total is not null
on conflict (code) do nothing;

-- migrate:down
drop trigger sales_order_answered on sales_order;
drop trigger sales_order_waits on sales_order;
drop function keep_approval_task();
delete from pending_task using sales_order_number where pending_task.code = 'order-' || sales_order_number.number;
drop index sales_order_approve_by;
drop index sales_order_buyer;
drop index sales_order_purchase_order;
