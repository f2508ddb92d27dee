-- What these moves brought in from outside, as the books have it: what a settlement is held against.
create or replace function ledger.paid_in(p_moves uuid[]) returns bigint language plpgsql stable
security definer set search_path = public, pg_temp as $$
begin
  return (select coalesce(-sum(e.amount), 0) from ledger.entry e where e.move_id = any (p_moves) and e.bucket_id = 4);
end $$;
