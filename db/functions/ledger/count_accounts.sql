-- The next accounts of the round. A round takes 25 days: a range is due when the round should have come past it by now. The
-- ids of accounts that are gone count too, so a range is bounded by both.
create or replace function ledger.count_accounts(p_now timestamptz, p_most integer default 500, out did text, out subject text, out rows bigint)
language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  walk ledger.proof;
  -- By ids that were given out, not by rows that are there: one that is gone is missed. Below 100 are the operator's own.
  lowest constant bigint := 100;
  highest bigint := greatest((select max(id) from ledger.bucket), (select last_value from ledger.bucket_id_seq));
  next_to bigint;
begin
  if not ledger.alone() then
    return;
  end if;
  select * into walk from ledger.proof;
  if walk.round_began is null then
    update ledger.proof set round_began = p_now;
    walk.round_began := p_now;
  end if;
  if walk.counted_to > highest then
    if p_now < walk.round_began + interval '25 days' then
      return;
    end if;
    update ledger.proof set counted_to = lowest, round_began = p_now;
    walk.counted_to := lowest;
  elsif walk.counted_to > lowest and (walk.counted_to - lowest)::float8 / (highest + 1 - lowest)
      > extract(epoch from p_now - walk.round_began) / (25 * 86400) then
    return;
  end if;
  next_to := least(walk.counted_to + 20 * p_most, highest + 1,
    (select id from ledger.bucket where id >= walk.counted_to order by id offset p_most limit 1));
  delete from ledger.finding f where f.bucket_id >= walk.counted_to and f.bucket_id < next_to;
  insert into ledger.finding (problem, subject, bucket_id, found_at)
  select m.problem, m.account_id::text, m.account_id, p_now from ledger.miscounted(walk.counted_to, next_to) m;
  update ledger.proof set counted_to = next_to;
  did := 'COUNTED';
  subject := walk.counted_to;
  rows := next_to - walk.counted_to;
end $$;
