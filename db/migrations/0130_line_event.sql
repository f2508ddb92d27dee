-- What the operator told us of a line: each event has an id and takes effect once.
create table line_event (
  id uuid primary key,
  line text not null check (line ~ '^959[0-9]{6,9}$'),
  what text not null check (what in ('SIM_CHANGED', 'SUSPENDED', 'RESUMED', 'REASSIGNED', 'ENDED')),
  at timestamptz not null,
  told_at timestamptz not null
);

-- When its state was last told to have changed: events may come in another order than they happened.
alter table line add column state_at timestamptz;
