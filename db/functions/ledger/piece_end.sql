-- The end of the piece that begins here: at most so many moves and so many entries further on, and not beyond `p_last`.
create or replace function ledger.piece_end(p_first uuid, p_last uuid, p_moves integer, p_entries integer) returns uuid
language plpgsql set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
begin
  return least(p_last,
    (select id from ledger.move where id >= p_first and id < p_last order by id offset p_moves limit 1),
    (select move_id from ledger.entry where move_id >= p_first and move_id < p_last order by move_id, seq offset p_entries limit 1));
end $$;
