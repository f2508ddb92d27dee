-- A line as one who pays: what it may buy, and what is free on its main account.
-- Volatile on purpose: in the statement that takes the lock everything else still sees the rows as they were before the
-- lock was waited for, a volatile function sees them anew.
create or replace function ledger.payer(p_line text) returns jsonb language plpgsql volatile
security definer set search_path = public, pg_temp as $$
begin
  return (select jsonb_build_object('payType', l.pay_type, 'activatedAt', l.activated_at, 'segments', l.segments,
      'freeKyat', coalesce((select a.balance - a.reserved from ledger.bucket a where a.owner = p_line and a.source = 'MAIN'), 0))
    from ledger.line l where l.number = p_line);
end $$;
