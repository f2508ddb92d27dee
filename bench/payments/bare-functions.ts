/**
 * The floor for a top-up: one function per step that must be committed before the channel is called or after it answered, writing the
 * rows a top-up leaves behind. It reads no rule, compares no state and counts no limit.
 */
export const BARE_FUNCTIONS = `
create schema bench;

create function bench.place(p_id uuid, p_no text, p_line text, p_hash bytea, p_goods jsonb, p_total bigint, p_now timestamptz)
returns void language sql as $$
  insert into payment_order (id, order_no, type, owner, payer, receiver, guest, state, body_hash, lang, total_kyat, goods, created_at,
    expires_at, due_at)
  values (p_id, p_no, 'TOPUP', 'account:' || p_line, p_line, p_line, false, 'AWAITING_PAYMENT', p_hash, 'en', p_total, p_goods, p_now,
    p_now + interval '30 minutes', p_now + interval '30 minutes');
  insert into payment_step (record, record_id, from_state, to_state, why, evidence, at)
  values ('ORDER', p_id, null, 'AWAITING_PAYMENT', 'ORDERED', '{}', p_now);
$$;

create function bench.choose(p_id uuid, p_order uuid, p_reference text, p_hash bytea, p_amount bigint, p_now timestamptz)
returns void language sql as $$
  insert into payment (id, order_id, channel, way, reference, amount_kyat, state, body_hash, created_at, expires_at, due_at)
  values (p_id, p_order, 'fake', 'FAKE', p_reference, p_amount, 'CREATED', p_hash, p_now, p_now + interval '15 minutes',
    p_now + interval '30 seconds');
  insert into payment_step (record, record_id, from_state, to_state, why, evidence, at)
  values ('PAYMENT', p_id, null, 'CREATED', 'CHOSEN', '{}', p_now);
$$;

create function bench.started(p_id uuid, p_action jsonb, p_evidence jsonb, p_now timestamptz) returns void language sql as $$
  update payment set state = 'PENDING_USER', action = p_action where id = p_id;
  insert into payment_step (record, record_id, from_state, to_state, why, evidence, at)
  values ('PAYMENT', p_id, 'CREATED', 'PENDING_USER', 'STARTED', p_evidence, p_now);
$$;

create function bench.paid(p_id uuid, p_order uuid, p_provider text, p_amount bigint, p_evidence jsonb, p_now timestamptz)
returns void language sql as $$
  update payment set state = 'SUCCEEDED', provider_ref = p_provider, paid_kyat = p_amount, asked_at = p_now, due_at = null,
    settled_at = p_now where id = p_id;
  update payment_order set state = 'PAID', due_at = null where id = p_order;
  insert into payment_fulfilment (order_id, payment_id, state, failures, due_at, created_at)
  values (p_order, p_id, 'WAITING', 0, p_now, p_now);
  insert into payment_step (record, record_id, from_state, to_state, why, evidence, at) values
    ('PAYMENT', p_id, 'PENDING_USER', 'SUCCEEDED', 'ASKED', p_evidence, p_now),
    ('ORDER', p_order, 'AWAITING_PAYMENT', 'PAID', 'PAID', '{}', p_now),
    ('FULFILMENT', p_order, null, 'WAITING', 'PAID', '{}', p_now);
$$;

create function bench.deliver(p_order uuid, p_move uuid, p_line text, p_hash bytea, p_paid bigint, p_tax bigint, p_plan jsonb, p_result jsonb,
  p_deltas jsonb, p_why jsonb, p_now timestamptz) returns void language plpgsql set enable_seqscan = off as $$
declare
  main bigint;
  totals jsonb;
begin
  update payment_fulfilment set state = 'DONE', move_id = p_move, due_at = null, ended_at = p_now where order_id = p_order;
  update ledger.bucket set balance = balance + p_paid - p_tax where owner = p_line and source = 'MAIN' returning id into main;
  update ledger.line set ends_at = greatest(ends_at, p_now + interval '365 days') where number = p_line and ends_at is not null;
  insert into ledger.entry (move_id, seq, bucket_id, unit, amount) values
    (p_move, 1, main, 'MMK', p_paid - p_tax), (p_move, 2, 2, 'MMK', p_tax), (p_move, 3, 4, 'MMK', -p_paid);
  select jsonb_object_agg(t.unit, t.free) into totals from (
    select unit, sum(balance - reserved) as free from ledger.bucket
     where owner = p_line and living and (expires_at is null or expires_at > p_now) group by unit) t;
  insert into ledger.move (id, kind, body_hash, answer, at)
  values (p_move, 'credit', p_hash, jsonb_build_object('outcome', 'DONE', 'totals', totals), p_now);
  insert into value_move (id, kind, line, amount_kyat, state, body_hash, lang, plan, result, created_at, settled_at)
  values (p_move, 'topup', p_line, p_paid, 'COMPLETED', p_hash, 'en', p_plan, p_result, p_now, p_now);
  insert into value_history (line, move_id, type, status, deltas, why, at)
  values (p_line, p_move, 'TOPUP', 'SUCCEEDED', p_deltas, p_why, p_now);
  update payment_order set state = 'COMPLETED', ended_at = p_now where id = p_order;
  insert into payment_step (record, record_id, from_state, to_state, why, evidence, at) values
    ('FULFILMENT', p_order, 'WAITING', 'DOING', 'PAID', jsonb_build_object('moveId', p_move), p_now),
    ('FULFILMENT', p_order, 'DOING', 'DONE', 'CORE', jsonb_build_object('moveId', p_move), p_now),
    ('ORDER', p_order, 'PAID', 'COMPLETED', 'DELIVERED', '{}', p_now);
end $$;
`
