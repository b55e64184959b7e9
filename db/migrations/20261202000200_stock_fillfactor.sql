-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '5min';

-- Every order writes the rows of what it takes. With room on its page a row's next version needs no index entry and takes
-- the place of a version that nobody sees any more; on full pages each order left one behind in the index as well, and the
-- next ones read through all of them until a vacuum came.
alter table stock set (fillfactor = 70);

-- migrate:down
alter table stock reset (fillfactor);
