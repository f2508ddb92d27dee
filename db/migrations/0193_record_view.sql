-- Customers that somebody of the office looked for: the id is what the office's pages know of them. Opened for ten minutes, for a
-- reason.
create table record_view (
  id uuid primary key,
  staff_id uuid not null references staff (id),
  line text not null,
  found_by text not null,
  found_at timestamptz not null,
  opened_at timestamptz,
  until timestamptz,
  reason text,
  reference text,
  message_id uuid,
  -- The whole number was asked for.
  shown_at timestamptz
);
create index record_view_staff_idx on record_view (staff_id, opened_at) where opened_at is not null;
create index record_view_opened_idx on record_view (opened_at) where opened_at is not null;
create index record_view_found_idx on record_view (found_at);
create index record_view_line_idx on record_view (line);
