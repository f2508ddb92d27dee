/**
 * The floor for a purchase: one function that writes the rows a purchase leaves behind and only checks that nothing is overdrawn. It
 * makes no plan, looks up nothing twice and calls no helper.
 */
export const BARE_FUNCTIONS = `
create schema bench;

create function bench.purchase(p_id uuid, p_subject uuid, p_line text, p_lang text, p_hash bytea, p_product text,
  p_price bigint, p_tax bigint, p_mb bigint, p_points integer, p_until timestamptz, p_points_due timestamptz,
  p_plan jsonb, p_result jsonb, p_deltas jsonb, p_why jsonb, p_stretch jsonb, p_now timestamptz)
returns jsonb language plpgsql set enable_seqscan = off as $$
declare
  main bigint;
  data bigint;
  totals jsonb;
  balances jsonb;
begin
  update ledger.bucket set balance = balance - p_price
   where owner = p_line and source = 'MAIN' and balance - reserved >= p_price returning id into main;
  if main is null then
    raise exception 'not enough on %', p_line;
  end if;
  insert into ledger.bucket (owner, unit, source, balance, initial, expires_at, opened_by, product) values
    (p_line, 'MB', 'PACKAGE', p_mb, p_mb, p_until, p_id, p_product) returning id into data;
  insert into ledger.entry (move_id, seq, bucket_id, unit, amount) values
    (p_id, 1, main, 'MMK', -p_price), (p_id, 2, 1, 'MMK', p_price - p_tax), (p_id, 3, 2, 'MMK', p_tax),
    (p_id, 4, data, 'MB', p_mb), (p_id, 5, 5, 'MB', -p_mb);
  insert into points_earn (move_id, line, net_kyat, spend, rank, limited, state, earned_at, due_at) values
    (p_id, p_line, p_price - p_tax, p_points, p_points, true, 'HELD', p_now, p_points_due);
  select jsonb_object_agg(t.unit, t.free) into totals from (
    select unit, sum(balance - reserved) as free from ledger.bucket
     where owner = p_line and living and (expires_at is null or expires_at > p_now) group by unit) t;
  balances := jsonb_build_object('main', totals -> 'MMK', 'promo', 0, 'loanDue', 0, 'dataMb', totals -> 'MB',
    'voiceMin', 0, 'sms', 0, 'points', coalesce(totals -> 'POINT', '0'));
  insert into ledger.move (id, kind, body_hash, answer, at) values
    (p_id, 'charge', p_hash, jsonb_build_object('outcome', 'DONE', 'taken', jsonb_build_object('unit', 'MMK', 'amount', p_price),
      'totals', totals), p_now);
  insert into subscription (id, line, product, status, price_kyat, started_at, expires_at, auto_renew, origin, undo_until, move_id,
    stretch)
  values (p_id, p_line, p_product, 'ACTIVE', p_price, p_now, p_until, false, 'SELF', p_now + interval '10 minutes', p_id, p_stretch);
  insert into value_move (id, kind, subject, line, product, amount_kyat, state, body_hash, lang, plan, result, created_at, settled_at)
  values (p_id, 'purchase', p_subject, p_line, p_product, p_price, 'COMPLETED', p_hash, p_lang, p_plan,
    p_result || jsonb_build_object('balances', balances), p_now, p_now);
  insert into value_history (line, move_id, type, status, deltas, product, why, at)
  values (p_line, p_id, 'PACKAGE', 'SUCCEEDED', p_deltas, p_product, p_why, p_now);
  return balances;
end $$;

-- From one line's main account to another's: two balances, one move, two entries. Nothing can do less and be a ledger.
create function bench.transfer(p_id uuid, p_from text, p_to text, p_amount bigint, p_now timestamptz)
returns bigint language plpgsql set enable_seqscan = off as $$
declare
  giver ledger.bucket;
  taker bigint;
begin
  update ledger.bucket set balance = balance - p_amount
   where owner = p_from and source = 'MAIN' and balance - reserved >= p_amount returning * into giver;
  update ledger.bucket set balance = balance + p_amount where owner = p_to and source = 'MAIN' returning id into taker;
  if giver.id is null or taker is null then
    raise exception 'no transfer from % to %', p_from, p_to;
  end if;
  insert into ledger.entry (move_id, seq, bucket_id, unit, amount) values
    (p_id, 1, giver.id, 'MMK', -p_amount), (p_id, 2, taker, 'MMK', p_amount);
  insert into ledger.move (id, kind, body_hash, answer, at) values (p_id, 'transfer', '\\x', '{"outcome": "DONE"}', p_now);
  return giver.balance;
end $$;
`
