-- The next rows of a month after what is noted, each as one line; the same text for whoever asks, whatever the session is set to.
create or replace function public.month_lines(p_id uuid, p_most integer) returns table (key uuid, line text) language plpgsql stable
security definer set search_path = public, pg_temp set timezone = 'UTC' set bytea_output = 'hex' as $$
declare
  a month_archive;
  after_key uuid;
  key_column text;
begin
  select * into strict a from month_archive where id = p_id and state in ('WRITING', 'DETACHED');
  select p.last_key into after_key from month_archive_part p where p.archive_id = p_id order by p.no desc limit 1;
  key_column := substring(pg_get_partkeydef(a.parent::regclass) from '\((\w+)\)');
  return query execute format('select t.%1$I, to_jsonb(t)::text from months.%2$I t where t.%1$I > $1 order by t.%1$I limit $2',
    key_column, month_name(a.parent, a.month)) using coalesce(after_key, '00000000-0000-0000-0000-000000000000'), p_most;
end $$;
