-- What was paid to top a receiver up since a moment. Locks the number until the transaction ends: of two payments that arrive
-- together the later one sees the first. Volatile on purpose: what it reads must be read after the lock was taken.
create or replace function public.payment_received(p_receiver text, p_since timestamptz) returns bigint
language plpgsql volatile as $$
declare
  v_kyat bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('pay ' || p_receiver, 0));
  select coalesce(sum(total_kyat), 0) into v_kyat
    from payment_order where receiver = p_receiver and type = 'TOPUP' and created_at >= p_since and state in ('PAID', 'COMPLETED');
  return v_kyat;
end $$;
