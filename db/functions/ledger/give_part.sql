-- Moves one part of a share: out of the giver's bucket into one of the receiver's own that lasts no longer and works alike.
create or replace function ledger.give_part(p_id uuid, p_source bigint, p_amount bigint, p_to text, p_valid_to timestamptz)
returns bigint language plpgsql as $$
declare
  given bigint;
begin
  with source as (
    update ledger.bucket set balance = balance - p_amount where id = p_source returning id, unit, scope, expires_at)
  insert into ledger.bucket (owner, unit, source, balance, initial, expires_at, opened_by, scope, came_from)
  select p_to, s.unit, 'SHARE', p_amount, p_amount, least(p_valid_to, s.expires_at), p_id, s.scope, s.id from source s
  returning id into given;
  return given;
end $$;
