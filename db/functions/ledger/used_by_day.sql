-- What the network used up of one unit, by day of Yangon, the last so many days with today. Ended buckets count too: what was used
-- of them was used. The ids of the moves begin with their time, so the range of ids is the range of days.
create or replace function ledger.used_by_day(p_line text, p_unit text, p_now timestamptz, p_days integer)
returns table (day text, amount bigint) language plpgsql stable
security definer set search_path = public, pg_temp as $$
declare
  first_day timestamptz := (date_trunc('day', p_now at time zone 'Asia/Yangon') - make_interval(days => p_days - 1))
    at time zone 'Asia/Yangon';
begin
  return query
    select to_char(ledger.time_of(e.move_id) at time zone 'Asia/Yangon', 'YYYY-MM-DD'), -sum(e.amount)::bigint
      from (select b.id from ledger.bucket b where b.owner = p_line and b.living and b.unit = p_unit
            union all
            select b.id from ledger.bucket b where b.owner = p_line and not b.living and b.unit = p_unit) own
      join ledger.entry e on e.bucket_id = own.id and e.move_id >= ledger.first_id_of(first_day)
      join ledger.move m on m.id = e.move_id and m.kind = 'use'
     group by 1 order by 1;
end $$;
