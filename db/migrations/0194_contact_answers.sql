-- Messages of the contact form are taken by somebody, answered and closed; the version tells two people who look at the same one apart.
alter table contact_message
  add column state text not null default 'NEW' check (state in ('NEW', 'TAKEN', 'ANSWERED', 'CLOSED')),
  add column taken_by uuid,
  add column taken_at timestamptz,
  add column version integer not null default 1;
create index contact_message_state_idx on contact_message (state, received_at, id);
create index contact_message_taken_idx on contact_message (taken_by, received_at, id) where taken_by is not null;
create index contact_message_order_idx on contact_message (received_at, id);

create table contact_answer (
  id uuid primary key,
  message_id uuid not null references contact_message (id) on delete cascade,
  by_way text not null check (by_way in ('SMS', 'EMAIL', 'PHONE')),
  template text,
  staff_id uuid not null,
  at timestamptz not null
);
create index contact_answer_message_idx on contact_answer (message_id, at);
