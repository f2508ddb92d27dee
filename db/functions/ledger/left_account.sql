-- The operator's own account for what a holder left on a line, by its unit.
create or replace function ledger.left_account(p_unit text) returns bigint language sql immutable as $$
  select case p_unit when 'MMK' then 30 when 'MB' then 31 when 'MIN' then 32 when 'SMS' then 33 when 'POINT' then 34 end::bigint
$$;
