-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '60min';

alter table invoice_line validate constraint invoice_line_invoice_fkey;

-- migrate:down
select 1;
