-- Notes the next part of an archive, whose rows and hash were read back from where it lies. The database reads the same rows again
-- itself: what is not the same is not noted, and what is not noted is not dropped.
create or replace function public.month_note(p_id uuid, p_no integer, p_rows integer, p_hash bytea) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  there record;
begin
  perform from month_archive where id = p_id and state = 'WRITING' for update;
  if not found then
    raise exception 'nothing is written out as %', p_id;
  end if;
  if p_no <> (select count(*) from month_archive_part where archive_id = p_id) then
    raise exception 'part % of % is not the next one', p_no, p_id;
  end if;
  select count(*) as rows, sha256(convert_to(string_agg(l.line || E'\n', '' order by l.key), 'UTF8')) as hash,
         (array_agg(l.key order by l.key desc))[1] as last_key
    into there from month_lines(p_id, p_rows) l;
  if there.rows <> p_rows or there.hash is distinct from p_hash then
    raise exception 'part % of % is not what the table has', p_no, p_id using errcode = 'data_corrupted';
  end if;
  insert into month_archive_part (archive_id, no, last_key, rows, hash, noted_at)
  values (p_id, p_no, there.last_key, p_rows, p_hash, platform.now());
end $$;
