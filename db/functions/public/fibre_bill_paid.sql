-- Whether the bills of a contract were paid by another order than this one since a moment, or are paid and not yet posted. Locks the
-- contract until the transaction ends: of two payments that arrive together the later one sees the first. Volatile on purpose: what it
-- reads must be read after the lock was taken.
create or replace function public.fibre_bill_paid(p_contract text, p_order uuid, p_since timestamptz) returns boolean
language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('pay ' || p_contract, 0));
  return exists (
    select from payment_order
     where receiver = p_contract and type = 'FTTH_BILL' and id <> p_order
       and (state = 'PAID' or (state = 'COMPLETED' and ended_at >= p_since)));
end $$;
