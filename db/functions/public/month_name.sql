-- As ensure_months names it, in the schema months.
create or replace function public.month_name(p_parent text, p_month date) returns text language sql immutable as $$
  select format('%s_%s', p_parent, to_char(p_month, 'YYYY_MM'))
$$;
