-- Points a line can spend now, without what is set aside. Volatile on purpose, like everything that is read in the statement that takes the lock.
create or replace function ledger.free_points(p_line text, p_now timestamptz) returns bigint language plpgsql volatile
security definer set search_path = public, pg_temp as $$
begin
  return (select coalesce(sum(b.balance - b.reserved), 0) from ledger.bucket b
    where b.owner = p_line and b.living and b.unit = 'POINT' and b.expires_at > p_now);
end $$;
