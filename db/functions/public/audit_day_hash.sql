-- All rows of a day, in their order, onto the hash of the day before.
create or replace function public.audit_day_hash(p_day date, p_before bytea, out rows bigint, out hash bytea) language sql stable
set timezone = 'UTC' as $$
  select count(*), sha256(convert_to(concat(encode(coalesce(p_before, ''::bytea), 'hex'), E'\n', p_day, E'\n',
      string_agg(jsonb_build_array(e.id, e.at, e.staff_id, e.session_id, e.call, e.thing, e.customer, e.reason, e.outcome, e.before,
        e.after)::text, E'\n' order by e.id)), 'UTF8'))
    from audit_entry e where e.day = p_day
$$;
