-- The seal of a day: a hash over its pieces and the seal of the day before.
create or replace function ledger.seal_hash(p_day date) returns bytea language plpgsql stable as $$
declare
  before bytea := coalesce((select hash from ledger.seal where day < p_day order by day desc limit 1), '\x');
begin
  return (select sha256(before || convert_to(concat(p_day, E'\n', string_agg(
      concat_ws('|', first_id, next_id, moves, entries, encode(hash, 'hex')), E'\n' order by first_id)), 'UTF8'))
    from ledger.piece where day = p_day and until is null);
end $$;
