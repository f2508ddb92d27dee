-- Problems that people report, from told to solved.
create sequence ticket_no;

create table ticket_category (
  service text not null check (service in ('mobile', 'ftth')),
  code text not null check (code ~ '^[A-Z][A-Z_]{1,39}$'),
  sort integer not null,
  -- Names, questions and what to try first, in both languages.
  body jsonb not null,
  primary key (service, code)
);
create trigger ticket_category_changed after insert or update or delete on ticket_category
  for each statement execute function content_source_changed();

-- "Did this help?": how often it did, by day; nobody is in it.
create table ticket_self_help (
  service text not null,
  code text not null,
  day date not null,
  helped integer not null default 0,
  not_helped integer not null default 0,
  primary key (service, code, day)
);

-- Faults of a ward that many tickets speak of.
create table ticket_incident (
  id uuid primary key,
  service text not null,
  place_id text not null,
  ward text not null default '',
  state text not null check (state in ('PROPOSED', 'OPEN', 'REFUSED', 'ENDED')),
  since timestamptz not null,
  decided_at timestamptz,
  ended_at timestamptz,
  told integer not null default 0,
  version integer not null default 1
);
-- One of a ward at a time, however many report it at once.
create unique index ticket_incident_ward_idx on ticket_incident (service, place_id, ward) where state in ('PROPOSED', 'OPEN');
create index ticket_incident_list_idx on ticket_incident (since, id);
create index ticket_incident_state_idx on ticket_incident (state, since, id);

create table ticket (
  id uuid primary key,
  ticket_no text not null unique,
  -- Whose: `account:<id>`, or `number:<line>` of whoever proved it; the id is the client's, one per intent.
  owner_key text not null,
  request_id uuid not null,
  account_id uuid references account (id) on delete set null,
  line text not null,
  came_by text not null check (came_by in ('SIGNED_IN', 'CODE', 'PHONE')),
  lang text not null check (lang in ('en', 'my')),
  service text not null,
  category text not null,
  priority text not null check (priority in ('P1', 'P2', 'P3')),
  status text not null check (status in
    ('NEW', 'TRIAGED', 'IN_PROGRESS', 'WAITING_CUSTOMER', 'RESOLVED', 'CLOSED', 'REOPENED', 'CANCELLED', 'REJECTED')),
  -- The line or contract it is about.
  affected text,
  contract_no text,
  place_id text,
  ward text not null default '',
  lat double precision,
  lng double precision,
  answers jsonb not null,
  thing_kind text check (thing_kind in ('MOVE', 'PAYMENT', 'ORDER', 'BILL', 'VOUCHER')),
  thing_id text,
  contact_by text not null check (contact_by in ('SMS', 'CALL', 'VIBER')),
  call_day date,
  call_slot text check (call_slot in ('AM', 'PM', 'EVE')),
  -- Owner, thing it is about and category, while it is open and not OTHER: the same problem twice is one ticket.
  same_key text unique,
  -- First human answer, and the next one since the customer's last word; null while the clock stands.
  answer_by timestamptz,
  next_answer_by timestamptz,
  waiting_since timestamptz,
  answered_at timestamptz,
  clock_at timestamptz,
  resolved_at timestamptz,
  ended_at timestamptz,
  -- Seven days of silence, 72 hours after RESOLVED: the row is the timer.
  due_at timestamptz,
  taken_by uuid references staff (id),
  rating smallint check (rating between 1 and 5),
  rating_comment text,
  follows uuid references ticket (id) on delete set null,
  merged_into uuid references ticket (id) on delete set null,
  incident_id uuid references ticket_incident (id),
  told_at timestamptz,
  seen_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  unique (owner_key, request_id)
);
create index ticket_owner_idx on ticket (owner_key, updated_at, id);
create index ticket_line_idx on ticket (line);
create index ticket_due_idx on ticket (due_at) where due_at is not null;
create index ticket_clock_idx on ticket (clock_at, id) where clock_at is not null and merged_into is null;
create index ticket_open_idx on ticket (created_at, id)
  where merged_into is null and status in ('NEW', 'TRIAGED', 'IN_PROGRESS', 'WAITING_CUSTOMER', 'REOPENED');
create index ticket_taken_idx on ticket (taken_by, clock_at, id) where merged_into is null;
create index ticket_done_idx on ticket (ended_at, id) where ended_at is not null;
create index ticket_ward_idx on ticket (service, category, place_id, ward, created_at) where place_id is not null;
create index ticket_incident_ticket_idx on ticket (incident_id) where incident_id is not null;
create index ticket_follows_idx on ticket (follows) where follows is not null;
create index ticket_merged_idx on ticket (merged_into) where merged_into is not null;
create index ticket_account_idx on ticket (account_id) where account_id is not null;

create table ticket_message (
  id uuid primary key,
  -- In the order in which they were said: two may be of one moment.
  no bigint generated always as identity,
  ticket_id uuid not null references ticket (id) on delete cascade,
  request_id uuid not null unique,
  by_whom text not null check (by_whom in ('CUSTOMER', 'AGENT', 'SYSTEM', 'NOTE')),
  staff_id uuid references staff (id),
  -- What somebody of staff is called by the customer.
  who text,
  body text not null,
  -- As typed, where it was Zawgyi; of SYSTEM the other language.
  body_typed text,
  body_other text,
  at timestamptz not null
);
create index ticket_message_ticket_idx on ticket_message (ticket_id, no);

create table ticket_step (
  ticket_id uuid not null references ticket (id) on delete cascade,
  no smallint not null,
  status text not null,
  who text,
  why text,
  at timestamptz not null,
  primary key (ticket_id, no)
);

create table ticket_template (
  code text primary key,
  sort integer not null,
  body jsonb not null
);

insert into rule (key, valid_from, value, set_by, set_at)
select v.key, '2025-01-01T00:00:00+06:30', v.value::jsonb, 'migration 0221', now() from (values
  ('care.calendar', '{"hours": [{"day": 0, "open": "07:00", "close": "22:00"}, {"day": 1, "open": "07:00", "close": "22:00"},
     {"day": 2, "open": "07:00", "close": "22:00"}, {"day": 3, "open": "07:00", "close": "22:00"},
     {"day": 4, "open": "07:00", "close": "22:00"}, {"day": 5, "open": "07:00", "close": "22:00"},
     {"day": 6, "open": "07:00", "close": "22:00"}], "holidays": []}'),
  ('ticket.answer', '{"P1": 4, "P2": 24, "P3": 48}'),
  ('ticket.times', '{"silentDays": 7, "closeHours": 72, "reopenDays": 7, "perDay": 10}'),
  ('ticket.incident', '{"tickets": 20, "minutes": 30}')) as v (key, value);
