-- Makes the partitions of a parent from the month of a day on, with the rights of the tables' owner. Nobody writes into one past
-- its parent.
create or replace function public.ensure_months(p_parent regclass, p_from date, p_count integer) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  first_day timestamptz;
  label text;
begin
  for step in 0 .. p_count - 1 loop
    first_day := (date_trunc('month', p_from::timestamp) + make_interval(months => step)) at time zone 'utc';
    label := format('%s_%s', replace(p_parent::text, '.', '_'), to_char(first_day at time zone 'utc', 'YYYY_MM'));
    if to_regclass('months.' || quote_ident(label)) is null then
      execute format('create table months.%I partition of %s for values from (%L) to (%L)', label, p_parent,
        ledger.first_id_of(first_day),
        ledger.first_id_of((first_day at time zone 'utc' + interval '1 month') at time zone 'utc'));
      execute format('revoke insert, truncate on months.%I from current_user', label);
      if p_parent::text like 'ledger.%' then
        execute format('revoke update, delete on months.%I from current_user', label);
      end if;
    end if;
  end loop;
end $$;
