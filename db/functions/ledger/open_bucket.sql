-- Opens a bucket for a line.
create or replace function ledger.open_bucket(p_id uuid, p_owner text, p_grant jsonb, p_product text) returns bigint
language plpgsql as $$
declare
  opened bigint;
begin
  insert into ledger.bucket (owner, unit, source, balance, initial, expires_at, opened_by, product, scope, shareable)
  values (p_owner, p_grant ->> 'unit', p_grant ->> 'source', (p_grant ->> 'amount')::bigint, (p_grant ->> 'amount')::bigint,
    (p_grant ->> 'validTo')::timestamptz, p_id, p_product, coalesce(p_grant ->> 'scope', 'ANY'),
    coalesce((p_grant ->> 'shareable')::boolean, false))
  returning id into opened;
  return opened;
end $$;
