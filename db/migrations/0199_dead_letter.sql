-- Jobs that were tried as often as they may be, for staff: they look why, and have it tried once more.
create table dead_letter (
  id uuid primary key,
  job text not null,
  payload jsonb not null,
  error text not null,
  at timestamptz not null,
  -- Somebody wants it tried once more: a worker sends it again.
  again_at timestamptz,
  ended_at timestamptz
);
create index dead_letter_again_idx on dead_letter (again_at) where again_at is not null;
create index dead_letter_open_idx on dead_letter (at, id) where ended_at is null;
create index dead_letter_at_idx on dead_letter (at);
