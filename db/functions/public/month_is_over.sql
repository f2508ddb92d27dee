-- Whether a month of a table may leave the database by now.
create or replace function public.month_is_over(p_parent text, p_month date) returns boolean language sql stable as $$
  select coalesce((p_month + interval '1 month' + month_kept(p_parent)) at time zone 'utc' <= platform.now(), false)
$$;
