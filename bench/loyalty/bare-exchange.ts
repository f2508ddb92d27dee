/**
 * The floor for an exchange: one function that takes points from the lot that expires first and writes the rows an exchange leaves
 * behind. It makes no plan and checks no limit or tier.
 */
export const BARE_EXCHANGE = `
create schema bench;

create function bench.exchange(p_id uuid, p_subject uuid, p_line text, p_lang text, p_hash bytea, p_offer text, p_points bigint,
  p_sms bigint, p_until timestamptz, p_own_points bigint, p_own_sms bigint, p_plan jsonb, p_result jsonb, p_deltas jsonb,
  p_why jsonb, p_now timestamptz)
returns bigint language plpgsql set enable_seqscan = off as $$
declare
  lot bigint;
  given bigint;
  totals jsonb;
begin
  select id into lot from ledger.bucket where owner = p_line and unit = 'POINT' and living and expires_at > p_now
     and balance - reserved >= p_points order by expires_at, id limit 1 for update;
  if lot is null then
    raise exception 'not enough on %', p_line;
  end if;
  update ledger.bucket set balance = balance - p_points where id = lot;
  insert into ledger.bucket (owner, unit, source, balance, initial, expires_at, opened_by, product) values
    (p_line, 'SMS', 'LOYALTY', p_sms, p_sms, p_until, p_id, p_offer) returning id into given;
  insert into ledger.entry (move_id, seq, bucket_id, unit, amount) values
    (p_id, 1, lot, 'POINT', -p_points), (p_id, 2, p_own_points, 'POINT', p_points),
    (p_id, 3, given, 'SMS', p_sms), (p_id, 4, p_own_sms, 'SMS', -p_sms);
  select jsonb_object_agg(t.unit, t.free) into totals from (
    select unit, sum(balance - reserved) as free from ledger.bucket
     where owner = p_line and living and (expires_at is null or expires_at > p_now) group by unit) t;
  insert into ledger.move (id, kind, body_hash, answer, at) values
    (p_id, 'charge', p_hash, jsonb_build_object('outcome', 'DONE', 'taken', jsonb_build_object('unit', 'POINT', 'amount', p_points),
      'totals', totals), p_now);
  insert into value_move (id, kind, subject, line, product, amount_kyat, state, body_hash, lang, plan, result, created_at, settled_at)
  values (p_id, 'exchange', p_subject, p_line, p_offer, 0, 'COMPLETED', p_hash, p_lang, p_plan,
    p_result || jsonb_build_object('spendableAfter', totals -> 'POINT'), p_now, p_now);
  insert into value_history (line, move_id, type, status, deltas, product, why, at)
  values (p_line, p_id, 'POINT_REDEEM', 'SUCCEEDED', p_deltas, p_offer, p_why, p_now);
  return (totals ->> 'POINT')::bigint;
end $$;
`

/** Values of one real exchange, so that the bare one writes rows of the same size. */
export type ExchangeExample = {
  readonly id: string
  readonly line: string
  readonly plan: string
  readonly result: string
  readonly deltas: string
  readonly why: string
  readonly until: string
  readonly sms: string
  readonly ownPoints: string
  readonly ownSms: string
}

export const EXAMPLE = `select m.id, m.line, m.plan::text as plan, m.result::text as result, h.deltas::text as deltas,
    h.why::text as why, given.expires_at::text as until, given.initial::text as sms,
    (select bucket_id::text from ledger.entry e where e.move_id = m.id and e.unit = 'POINT' and e.amount > 0) as "ownPoints",
    (select bucket_id::text from ledger.entry e where e.move_id = m.id and e.unit = 'SMS' and e.amount < 0) as "ownSms"
  from value_move m join value_history h on h.move_id = m.id join ledger.bucket given on given.opened_by = m.id and given.unit = 'SMS'
 where m.kind = 'exchange' and m.state = 'COMPLETED' order by m.id desc limit 1`
