-- The points a line can spend, locked by id: what ends first comes first, of these the oldest; `before` is the sum ahead of it.
create or replace function ledger.lots(p_line text, p_now timestamptz) returns table (id bigint, free bigint, before bigint)
language plpgsql as $$
begin
  return query
  with locked as materialized (
    select a.id, a.balance - a.reserved as free, a.expires_at from ledger.bucket a
     where a.owner = p_line and a.living and a.unit = 'POINT' and (a.expires_at is null or a.expires_at > p_now)
       and a.balance > a.reserved order by a.id for update)
  select l.id, l.free, (sum(l.free) over (order by l.expires_at nulls last, l.id) - l.free)::bigint
    from locked l order by l.expires_at nulls last, l.id;
end $$;
