-- The hash over the moves and entries of a piece.
create or replace function ledger.piece_hash(p_first uuid, p_next uuid, p_until timestamptz, out moves bigint, out entries bigint,
  out even boolean, out hash bytea) language plpgsql set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  of_moves text;
  of_entries text;
begin
  select count(*), string_agg(line, E'\n') into moves, of_moves from (
    select concat_ws('|', m.id, length(m.kind), m.kind, encode(m.body_hash, 'hex'), extract(epoch from m.at), m.answer) as line
      from ledger.move m where m.id >= p_first and m.id < p_next and (p_until is null or m.at <= p_until) order by m.id) ordered;
  select count(*), string_agg(line, E'\n'),
    coalesce(sum(amount) filter (where unit = 'MMK'), 0) = 0 and coalesce(sum(amount) filter (where unit = 'MB'), 0) = 0
      and coalesce(sum(amount) filter (where unit = 'MIN'), 0) = 0 and coalesce(sum(amount) filter (where unit = 'SMS'), 0) = 0
      and coalesce(sum(amount) filter (where unit = 'POINT'), 0) = 0
    into entries, of_entries, even from (
    select e.unit, e.amount, concat_ws('|', e.move_id, e.seq, e.bucket_id, e.unit, e.amount) as line
      from ledger.entry e where e.move_id >= p_first and e.move_id < p_next
        and (p_until is null or exists (select from ledger.move m where m.id = e.move_id and m.at <= p_until))
     order by e.move_id, e.seq) ordered;
  hash := sha256(convert_to(concat(of_moves, E'\n\n', of_entries), 'UTF8'));
end $$;
