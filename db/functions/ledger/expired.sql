-- The operator's own account for what ended unused, by its unit.
create or replace function ledger.expired(p_unit text) returns bigint language sql immutable as $$
  select case p_unit when 'MMK' then 20 when 'MB' then 21 when 'MIN' then 22 when 'SMS' then 23 when 'POINT' then 24 end::bigint
$$;
