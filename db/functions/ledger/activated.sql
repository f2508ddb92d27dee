-- Since when each of these lines has its holder.
create or replace function ledger.activated(p_lines text[]) returns table (line text, since timestamptz) language sql stable
security definer set search_path = public, pg_temp as $$
  select l.number, l.activated_at from ledger.line l where l.number = any (p_lines)
$$;
