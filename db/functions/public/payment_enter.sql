-- Locks two numbers until the transaction ends, always in the same order, and returns what was ordered in top-ups since the day
-- began: by the payer in all, by guests of the payer's number, and for the receiver. Orders that nobody will pay any more do not
-- count, and for the receiver none that somebody else has not paid: a stranger could keep a number from being topped up for nothing.
-- An order whose time is over may still be paid by the payment that was begun in time.
-- Volatile on purpose: what it reads must be read after the locks were taken.
create or replace function public.payment_enter(p_payer text, p_receiver text, p_since timestamptz, p_now timestamptz,
  out payer_kyat bigint, out guest_kyat bigint, out receiver_kyat bigint) language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('pay ' || n, 0)) from (
    select unnest(array[p_payer, p_receiver]) as n group by 1 order by 1) numbers;
  select coalesce(sum(total_kyat) filter (where payer = p_payer), 0),
      coalesce(sum(total_kyat) filter (where payer = p_payer and guest), 0),
      coalesce(sum(total_kyat) filter (where receiver = p_receiver), 0) into payer_kyat, guest_kyat, receiver_kyat
    from payment_order o
   where (payer = p_payer or receiver = p_receiver) and type = 'TOPUP' and created_at >= p_since
     and (state in ('PAID', 'COMPLETED')
       or payer = p_payer and (state = 'AWAITING_PAYMENT' and expires_at > p_now
         or state in ('AWAITING_PAYMENT', 'EXPIRED') and exists (select from payment p where p.order_id = o.id
           and p.state in ('CREATED', 'PENDING_USER', 'PROCESSING', 'UNKNOWN'))));
end $$;
