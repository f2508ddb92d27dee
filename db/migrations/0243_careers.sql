-- Whoever wants to work with us, with a CV. A CV comes without a session, behind a human check.
alter table file_object drop constraint file_object_kind_check;
alter table file_object add constraint file_object_kind_check check (kind in ('PHOTO', 'DOCUMENT', 'CV')) not valid;
alter table file_object validate constraint file_object_kind_check;

create table job_application (
  id uuid primary key,
  reference text not null unique,
  -- The client's, one per intent.
  request_id uuid not null unique,
  job_id text not null,
  job_title text not null,
  full_name text not null,
  phone text not null,
  email text not null,
  words text,
  lang text not null check (lang in ('en', 'my')),
  received_at timestamptz not null,
  consent_at timestamptz not null,
  -- Who of staff read it first.
  read_by uuid references staff (id),
  read_at timestamptz,
  -- When it is forgotten, with its file: the row is the timer.
  due_at timestamptz not null
);
create index job_application_list_idx on job_application (received_at, id);
create index job_application_new_idx on job_application (received_at, id) where read_at is null;
create index job_application_due_idx on job_application (due_at);
