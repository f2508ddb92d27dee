-- The next number of an order. Whoever serves has no right on the counter itself: nobody sets it back.
create or replace function public.next_order_no() returns bigint language sql
security definer set search_path = public, pg_temp as $$
  select nextval('payment_order_no')
$$;
