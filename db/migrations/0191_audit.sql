-- Who of the staff did what, on whom, why, and what it changed: written in the transaction of the change, added to and never changed.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Days of Yangon, as people ask for them.
  day date not null,
  -- Null for work that ran for an approved proposal.
  staff_id uuid,
  session_id uuid,
  call text not null,
  -- `payment:…`, `staff:…`; `customer:…` is a tag that names nobody without its key.
  thing text,
  customer text,
  reason text,
  outcome text not null,
  before jsonb,
  after jsonb
);
create index audit_entry_day_idx on audit_entry (day, id);
create index audit_entry_staff_idx on audit_entry (staff_id, id);
create index audit_entry_thing_idx on audit_entry (thing, id) where thing is not null;
create index audit_entry_customer_idx on audit_entry (customer, id) where customer is not null;
create trigger audit_entry_stays before update or delete on audit_entry
  for each row execute function ledger.refuse_change();
create trigger audit_entry_is_not_emptied before truncate on audit_entry
  for each statement execute function ledger.refuse_change();

-- Each day that is over, chained onto the one before: a row that is changed, added or lost breaks its day, and a changed day all
-- that follow. Signed with a key that is not in the database.
create table audit_seal (
  day date primary key,
  rows bigint not null,
  hash bytea not null check (octet_length(hash) = 32),
  sealed_at timestamptz not null,
  signature bytea check (octet_length(signature) = 64),
  signed_by text
);
