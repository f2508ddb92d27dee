-- Messages of the contact form. The text as typed is kept; the worker adds the readable Unicode form beside it.
create table contact_message (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  topic text not null check (topic in ('GENERAL', 'COMPLAINT', 'PRAISE', 'PARTNER')),
  body text not null check (char_length(body) between 10 and 1000),
  name text,
  phone text,
  email text,
  lang text not null check (lang in ('en', 'my')),
  received_at timestamptz not null,
  triaged_at timestamptz,
  body_unicode text,
  was_zawgyi boolean,
  check ((triaged_at is null) = (body_unicode is null)),
  check ((triaged_at is null) = (was_zawgyi is null))
);

-- What the care team opens first: the oldest message nobody has sorted yet.
create index contact_message_untriaged_idx on contact_message (received_at) where triaged_at is null;
create index contact_message_received_idx on contact_message (received_at desc);
