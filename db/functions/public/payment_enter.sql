-- Locks two numbers until the transaction ends, always in the same order, and returns what was ordered in top-ups since the day
-- began: by the payer in all, by guests of the payer's number, and for the receiver. Orders that nobody will pay any more do not
-- count, and for the receiver none that somebody else has not paid: a stranger could keep a number from being topped up for nothing.
-- Volatile on purpose: what it reads must be read after the locks were taken.
create or replace function public.payment_enter(p_payer text, p_receiver text, p_since timestamptz, p_now timestamptz,
  out payer_kyat bigint, out guest_kyat bigint, out receiver_kyat bigint) language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('pay ' || n, 0)) from (
    select unnest(array[p_payer, p_receiver]) as n group by 1 order by 1) numbers;
  select coalesce(sum(total_kyat), 0), coalesce(sum(total_kyat) filter (where guest), 0) into payer_kyat, guest_kyat
    from payment_order where payer = p_payer and type = 'TOPUP' and created_at >= p_since
     and (state in ('PAID', 'COMPLETED') or state = 'AWAITING_PAYMENT' and expires_at > p_now);
  select coalesce(sum(total_kyat), 0) into receiver_kyat
    from payment_order where receiver = p_receiver and type = 'TOPUP' and created_at >= p_since
     and (state in ('PAID', 'COMPLETED') or state = 'AWAITING_PAYMENT' and expires_at > p_now and payer = p_payer);
end $$;
