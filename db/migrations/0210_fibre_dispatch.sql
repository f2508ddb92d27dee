-- What dispatch wants done with a new line. The office writes it down with its row in the audit and can do nothing else; the worker does
-- it, and its end is written in the transaction of its effect: once, or not at all.
create table line_task (
  id uuid primary key,
  order_id uuid not null references payment_order (id),
  task text not null check (task in
    ('SURVEY', 'SCHEDULE', 'REJECT', 'MOVE', 'ENGINEER', 'BEGIN', 'INSTALLED', 'MISSED', 'CANCEL', 'KEEP')),
  -- The visit, the engineer, the number of the receipt; gone when it has ended, because it stands in the order then.
  given jsonb not null,
  staff_id uuid not null references staff (id),
  why text check (length(why) between 3 and 500),
  asked_at timestamptz not null,
  due_at timestamptz,
  ended_at timestamptz,
  -- DONE, or why not.
  outcome text,
  check ((ended_at is null) = (outcome is null)),
  check (ended_at is null or due_at is null)
);
-- One at a time for a line.
create unique index line_task_open_idx on line_task (order_id) where ended_at is null;
create index line_task_due_idx on line_task (due_at) where due_at is not null;
create index line_task_order_idx on line_task (order_id, asked_at);

-- The board: what is open, oldest first; any state, newest first; the visits of a day.
create index payment_order_line_open_idx on payment_order (created_at, id) where type = 'FTTH_NEW'
  and state in ('PAY_ON_SITE', 'SLOT_NEEDED', 'PAID', 'SURVEY', 'SCHEDULED', 'IN_PROGRESS', 'CANCEL_REQUESTED');
create index payment_order_line_state_idx on payment_order (state, created_at, id) where type = 'FTTH_NEW';
create index line_order_day_idx on line_order (day, township) where day is not null;

-- A wish to be called is taken by one of staff, and called once.
alter table fibre_call_back
  add column taken_by uuid references staff (id),
  add column taken_at timestamptz,
  add column called_by uuid references staff (id),
  add column version integer not null default 1;
create index fibre_call_back_called_idx on fibre_call_back (called_at, id) where called_at is not null;
drop index fibre_call_back_open_idx;
create index fibre_call_back_open_idx on fibre_call_back (received_at, id) where called_at is null;
