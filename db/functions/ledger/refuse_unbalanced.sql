-- All entries of a move come in one statement: per unit they sum to zero, and each is of its bucket's unit. Not a foreign key:
-- that would lock the operator's own buckets, which all moves share, and buckets are cleared away while entries stay.
create or replace function ledger.refuse_unbalanced() returns trigger language plpgsql as $$
begin
  if exists (select from added group by move_id, unit having sum(amount) <> 0) then
    raise exception 'entries of a move must sum to zero per unit' using errcode = 'check_violation';
  end if;
  if exists (select from added e where e.unit is distinct from (select b.unit from ledger.bucket b where b.id = e.bucket_id)) then
    raise exception 'an entry must be of the unit of its bucket' using errcode = 'check_violation';
  end if;
  return null;
end $$;
