-- What staff say in public about a disturbance, besides wards that many tickets speak of.
alter table ticket_incident
  add column title text,
  add column title_my text,
  -- Townships, wards or regions; none is everywhere. Of a ward that was proposed, its own.
  add column place_ids text[] not null default '{}',
  add column phase text check (phase in ('INVESTIGATING', 'IDENTIFIED', 'FIXING', 'MONITORING', 'PLANNED')),
  add column eta_at timestamptz,
  add column published_at timestamptz,
  -- It is over, and somebody is still to be told: the row is the timer.
  add column tell_at timestamptz,
  add check (service in ('mobile', 'ftth', 'payment', 'website')),
  add check (published_at is null or (title is not null and title_my is not null and phase is not null));
-- One of a ward at a time; of what staff open there may be several.
drop index ticket_incident_ward_idx;
create unique index ticket_incident_ward_idx on ticket_incident (service, place_id, ward)
  where state in ('PROPOSED', 'OPEN') and place_id <> '';
create index ticket_incident_tell_idx on ticket_incident (tell_at) where tell_at is not null;
create index ticket_incident_public_idx on ticket_incident (since) where published_at is not null;

create table incident_update (
  id uuid primary key,
  no bigint generated always as identity,
  incident_id uuid not null references ticket_incident (id) on delete cascade,
  at timestamptz not null,
  -- As it stood from then on; null is its end.
  phase text check (phase in ('INVESTIGATING', 'IDENTIFIED', 'FIXING', 'MONITORING', 'PLANNED')),
  body text not null,
  body_my text not null,
  staff_id uuid references staff (id)
);
create index incident_update_incident_idx on incident_update (incident_id, no);

-- "Tell me when it is fixed": one SMS, and the row is gone.
create table incident_watch (
  id uuid primary key,
  incident_id uuid not null references ticket_incident (id) on delete cascade,
  line text not null,
  lang text not null check (lang in ('en', 'my')),
  asked_at timestamptz not null,
  unique (incident_id, line)
);
create index incident_watch_line_idx on incident_watch (line, asked_at);

-- What the product sees of itself, by what really happened: a part without a reading is UNKNOWN, never well.
create table status_reading (
  part text primary key,
  name text,
  name_my text,
  state text not null check (state in ('UP', 'DEGRADED', 'DOWN', 'UNKNOWN')),
  -- Since when it is so; when something was last seen of it; when somebody last looked.
  since timestamptz not null,
  heard_at timestamptz,
  checked_at timestamptz not null
);

-- When the worker looks next, and tells the status page: one row, however many workers.
create table status_beat (
  id uuid primary key,
  due_at timestamptz
);
create index status_beat_due_idx on status_beat (due_at) where due_at is not null;
insert into status_beat (id, due_at) values ('0e1c5a4e-3f0d-4b7a-9a55-5a3a1d1e0001', '2025-01-01T00:00:00Z');
