-- The operator's own account that everything of a unit comes from.
create or replace function ledger.issued(p_unit text) returns bigint language sql immutable as $$
  select case p_unit when 'MMK' then 4 when 'MB' then 5 when 'MIN' then 6 when 'SMS' then 7 when 'POINT' then 8 end::bigint
$$;
