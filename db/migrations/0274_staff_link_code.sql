-- A link for somebody who can sign in already, or has a role, is asked for by one administrator and confirmed by another, who alone sees
-- the code that it needs. All of it is null for the first link of a person.
alter table staff_link
  add column asked_by uuid references staff (id),
  add column confirmed_by uuid references staff (id),
  add column code_hash bytea check (octet_length(code_hash) = 32),
  add column tries smallint,
  add constraint staff_link_asked_check check (asked_by <> staff_id),
  add constraint staff_link_confirmed_check check (confirmed_by is null
    or (asked_by is not null and confirmed_by <> asked_by and confirmed_by <> staff_id and code_hash is not null)),
  add constraint staff_link_used_check check (used_at is null or asked_by is null or confirmed_by is not null);
