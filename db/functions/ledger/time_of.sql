-- The time an id carries.
create or replace function ledger.time_of(p_id uuid) returns timestamptz language sql immutable as $$
  select to_timestamp(('x' || substr(replace(p_id::text, '-', ''), 1, 12))::bit(48)::bigint / 1000.0)
$$;
