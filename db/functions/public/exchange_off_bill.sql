-- What points pay of a contract's coming bill: what they gave since its newest bill, what is not written there yet, and what is under
-- way. Locks the contract until the transaction ends: of two exchanges for it, of whatever lines, the later one sees the first.
-- Volatile on purpose: what it reads must be read after the lock was taken.
create or replace function public.exchange_off_bill(p_contract text, p_since timestamptz, p_now timestamptz) returns bigint
language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('exchange bill ' || p_contract, 0));
  return (select coalesce(sum(f.kyat), 0) from exchange_fulfilment f
      where f.contract_no = p_contract and (f.state = 'WAITING' or f.state = 'DONE' and f.created_at >= p_since))
    + (select coalesce(sum((m.plan #>> '{data,fibre,kyat}')::bigint), 0) from value_move m
      where m.kind = 'exchange' and m.state in ('RESERVING', 'CODE_SENT', 'EXECUTING', 'UNKNOWN', 'HELD')
        and m.id between ledger.first_id_of(p_now - interval '31 days') and move_ids_end(p_now)
        and m.plan #>> '{data,fibre,contractNo}' = p_contract);
end $$;
