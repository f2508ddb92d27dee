-- However a hold ends, posted, voided or expired, its parts are free again in the same statement.
create or replace function ledger.release_parts() returns trigger language plpgsql as $$
begin
  update ledger.bucket a set reserved = a.reserved - p.amount from ledger.hold_part p where p.hold_id = new.id and a.id = p.bucket_id;
  delete from ledger.hold_part where hold_id = new.id;
  return null;
end $$;
