-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '60min';

alter table sales_order_line validate constraint sales_order_line_returned_check;
alter table invoice validate constraint invoice_total_check;
alter table invoice validate constraint invoice_of_check;
alter table order_document validate constraint order_document_kind_check;
alter table order_document validate constraint order_document_of_check;
alter table document_series validate constraint document_series_kind_check;
alter table order_transition validate constraint order_transition_subject_check;

-- migrate:down
select 1;
