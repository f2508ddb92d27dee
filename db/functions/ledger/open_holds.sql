-- What is set aside and neither posted nor given back: how many, and since when the oldest should have been.
create or replace function ledger.open_holds(p_now timestamptz, out open_count bigint, out overdue_seconds double precision)
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*), coalesce(extract(epoch from p_now - min(until) filter (where until <= p_now)), 0)::double precision
    from ledger.hold where state = 'OPEN'
$$;
