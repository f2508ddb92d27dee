-- The next number of a ticket. Whoever serves has no right on the counter itself: nobody sets it back.
create or replace function public.next_ticket_no() returns bigint language sql
security definer set search_path = public, pg_temp as $$
  select nextval('ticket_no')
$$;
