-- A price that will hold from a moment on, by a proposal that runs. What was charged before stays explained by the rows of before.
create or replace function public.set_price(p_proposal uuid, p_set_by text, p_now timestamptz) returns boolean language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  asked proposal;
begin
  select * into asked from proposal where id = p_proposal and kind = 'PRICE' and state = 'APPROVED' for update;
  if asked.id is null or asked.hash <> proposal_hash(asked.kind, asked.thing, asked.proposed, asked.seen, asked.amount_kyat) then
    return false;
  end if;
  -- Agreed on after its moment: it holds from now on, never from before.
  insert into package_price (code, valid_from, price, set_by, set_at)
  values (asked.proposed ->> 'product', greatest((asked.proposed ->> 'from')::timestamptz, p_now),
    (asked.proposed ->> 'kyat')::bigint, p_set_by, p_now);
  return true;
end $$;
