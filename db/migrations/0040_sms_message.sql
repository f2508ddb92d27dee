-- Messages to phones. The table is the queue itself: a message exists exactly when its caller's transaction committed,
-- and whoever sends takes the oldest codes first.
create table sms_message (
  id uuid primary key,
  recipient text not null check (recipient ~ '^959[0-9]{6,9}$'),
  kind text not null check (kind in ('code', 'notice')),
  template text not null,
  lang text not null check (lang in ('en', 'my')),
  state text not null default 'QUEUED'
    check (state in ('QUEUED', 'SENDING', 'SUBMITTED', 'DELIVERED', 'FAILED', 'EXPIRED', 'UNKNOWN')),
  -- Encrypted with a key outside this database, and gone as soon as it is sent or given up.
  body_sealed bytea,
  created_at timestamptz not null,
  -- The place in the queue. A centre that was full sends a message to the tail; one that throttled us does not.
  turn_at timestamptz not null,
  valid_until timestamptz not null,
  full_tries smallint not null default 0,
  sent_at timestamptz,
  ended_at timestamptz,
  centre text,
  centre_id text,
  failure text,
  renews uuid,
  check ((body_sealed is not null) = (state in ('QUEUED', 'SENDING'))),
  check ((ended_at is not null) = (state in ('DELIVERED', 'FAILED', 'EXPIRED', 'UNKNOWN')))
);

-- 'code' sorts before 'notice', and so do its messages.
create index sms_message_queue_idx on sms_message (kind, turn_at) where state = 'QUEUED';
create index sms_message_life_idx on sms_message (valid_until) where state = 'QUEUED';
create index sms_message_open_idx on sms_message (sent_at) where state in ('SENDING', 'SUBMITTED');
create index sms_message_centre_idx on sms_message (centre_id) where centre_id is not null;
create index sms_message_created_idx on sms_message (created_at);

-- Receipts for messages nobody here knows, or does not know yet: the answer to a submit may be written after its receipt.
create table sms_receipt (
  centre text not null,
  centre_id text not null,
  outcome text not null check (outcome in ('DELIVERED', 'FAILED', 'EXPIRED')),
  received_at timestamptz not null,
  primary key (centre, centre_id)
);

create index sms_receipt_received_idx on sms_receipt (received_at);
