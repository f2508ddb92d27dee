-- Businesses that want to be called about a product, from written to won or lost.
create table lead (
  id uuid primary key,
  reference text not null unique,
  product text not null,
  company text not null,
  contact_name text not null,
  phone text not null,
  email text not null,
  place_id text,
  call_time text not null check (call_time in ('ANY', 'AM', 'PM', 'EVE')),
  lang text not null check (lang in ('en', 'my')),
  state text not null check (state in ('NEW', 'ASSIGNED', 'CONTACTED', 'QUALIFIED', 'WON', 'LOST', 'SPAM')),
  received_at timestamptz not null,
  consent_at timestamptz not null,
  call_by timestamptz not null,
  taken_by uuid references staff (id),
  version integer not null default 1,
  -- When it is forgotten: the row is the timer.
  due_at timestamptz
);
create index lead_same_idx on lead (lower(email), product, received_at);
create index lead_state_idx on lead (state, received_at, id);
create index lead_taken_idx on lead (taken_by, received_at, id);
create index lead_list_idx on lead (received_at, id);
create index lead_due_idx on lead (due_at) where due_at is not null;

-- What was written: the same business may write about the same thing again.
create table lead_wish (
  id uuid primary key,
  no bigint generated always as identity,
  lead_id uuid not null references lead (id) on delete cascade,
  at timestamptz not null,
  need text not null,
  detail jsonb not null
);
create index lead_wish_lead_idx on lead_wish (lead_id, no);

create table lead_step (
  id uuid primary key,
  no bigint generated always as identity,
  lead_id uuid not null references lead (id) on delete cascade,
  at timestamptz not null,
  state text not null,
  staff_id uuid references staff (id),
  why text
);
create index lead_step_lead_idx on lead_step (lead_id, no);
