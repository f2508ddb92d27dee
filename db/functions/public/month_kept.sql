-- How long a month of a table stays in the database after it has ended; null for ever. Only tables that nobody adds up: the ledger's
-- recount needs every entry, and a receipt is looked up in value_history for seven years.
create or replace function public.month_kept(p_parent text) returns interval language sql immutable as $$
  select case when p_parent in ('value_move', 'share_transfer') then interval '25 months' end
$$;
