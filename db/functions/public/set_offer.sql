-- A lower price for a while, by a proposal that runs.
create or replace function public.set_offer(p_proposal uuid, p_now timestamptz) returns boolean language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  asked proposal;
begin
  select * into asked from proposal where id = p_proposal and kind = 'OFFER' and state = 'APPROVED' for update;
  if asked.id is null or asked.hash <> proposal_hash(asked.kind, asked.thing, asked.proposed, asked.seen, asked.amount_kyat)
     or (asked.proposed ->> 'to')::timestamptz <= p_now then
    return false;
  end if;
  insert into package_offer (code, once_per_line) values (asked.proposed ->> 'code', false) on conflict do nothing;
  insert into package_offer_window (code, product, starts_at, ends_at, price, bonus)
  values (asked.proposed ->> 'code', asked.proposed ->> 'product', greatest((asked.proposed ->> 'from')::timestamptz, p_now),
    (asked.proposed ->> 'to')::timestamptz, (asked.proposed ->> 'kyat')::bigint, '[]');
  return true;
end $$;
