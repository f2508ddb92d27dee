-- What a purchase has to see, each asked in the statement that takes the line's lock. These are volatile on purpose: in that
-- statement everything else still sees the rows as they were before the lock was waited for, a volatile function sees them anew.

-- A line as one who pays: what it may buy, and what is free on its main account.
create function ledger.payer(p_line text) returns jsonb language plpgsql volatile as $$
begin
  return (select jsonb_build_object('payType', l.pay_type, 'activatedAt', l.activated_at, 'segments', l.segments,
      'freeKyat', coalesce((select a.balance - a.reserved from ledger.account a where a.owner = p_line and a.bucket = 'MAIN'), 0))
    from ledger.line l where l.number = p_line);
end $$;

-- What runs of a product on a line, and when the line last bought it for itself since then; undone purchases were none.
create function subscription_look(p_line text, p_product text, p_now timestamptz, p_since timestamptz) returns jsonb
language plpgsql volatile as $$
begin
  return jsonb_build_object(
    'running', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'expiresAt', s.expires_at, 'undoMoveId', s.undo_move_id)
        order by s.expires_at), '[]') from subscription s
      where s.line = p_line and s.product = p_product and s.expires_at > p_now
        and s.status in ('ACTIVE', 'RENEWING', 'RENEW_FAILED')),
    'lastBought', (select max(s.started_at) from subscription s
      where s.line = p_line and s.product = p_product and s.origin = 'SELF' and s.status <> 'REVERSED'
        and s.started_at > p_since));
end $$;
