-- What a line can use now, per unit.
create or replace function ledger.totals(p_line text, p_now timestamptz) returns jsonb language plpgsql stable as $$
begin
  return (select coalesce(jsonb_object_agg(unit, free), '{}') from (
    select unit, sum(balance - reserved) as free from ledger.bucket
     where owner = p_line and living and (expires_at is null or expires_at > p_now) group by unit) t);
end $$;
