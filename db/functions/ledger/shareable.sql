-- What a line may give away and that lasts beyond a moment, locked, soonest to expire first; `before` is the sum ahead of it.
create or replace function ledger.shareable(p_line text, p_unit text, p_after timestamptz)
returns table (id bigint, free bigint, before bigint) language plpgsql as $$
begin
  return query
  with locked as materialized (
    select a.id, a.balance - a.reserved as free, a.expires_at from ledger.bucket a
     where a.owner = p_line and a.living and a.unit = p_unit and a.shareable and a.source = 'PACKAGE' and a.expires_at > p_after
       and a.balance > a.reserved order by a.id for update)
  select l.id, l.free, (sum(l.free) over (order by l.expires_at, l.id) - l.free)::bigint from locked l order by l.expires_at, l.id;
end $$;
