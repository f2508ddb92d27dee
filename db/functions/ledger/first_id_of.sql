-- A version 7 id begins with its own time in milliseconds, so a range of ids is a range of time: the partition follows
-- from the primary key, and the key is unique over all months without a second table.
create or replace function ledger.first_id_of(p_at timestamptz) returns uuid language plpgsql immutable as $$
begin
  return (rpad(lpad(to_hex((extract(epoch from p_at) * 1000)::bigint), 12, '0'), 32, '0'))::uuid;
end $$;
