-- Money that comes from outside: what was ordered, each try to pay it, what it was for and what went back. Every step of any of them is
-- compare and set and leaves a row in payment_step.

-- What people read aloud.
create sequence payment_order_no as bigint start with 1001;

create table payment_order (
  id uuid primary key,
  order_no text not null unique,
  type text not null check (type in ('TOPUP')),
  -- Who may ask for it: an account, or the number a guest proved; null when neither may any more.
  owner text,
  -- Who is told and counted, and whose line it is for.
  payer text not null,
  receiver text not null,
  guest boolean not null,
  state text not null check (state in
    ('AWAITING_PAYMENT', 'PAID', 'EXPIRED', 'CANCELLED', 'COMPLETED', 'FAILED', 'REFUNDED')),
  body_hash bytea not null check (octet_length(body_hash) = 32),
  lang text not null check (lang in ('en', 'my')),
  -- The price as it was fixed.
  total_kyat bigint not null check (total_kyat > 0),
  -- What is to be delivered, by the schema of its type.
  goods jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When somebody looks whether it was paid in time.
  due_at timestamptz,
  ended_at timestamptz
);
create index payment_order_payer_idx on payment_order (payer, created_at);
create index payment_order_receiver_idx on payment_order (receiver, created_at);
create index payment_order_owner_idx on payment_order (owner, created_at);
create index payment_order_due_idx on payment_order (due_at) where due_at is not null;

create table payment (
  id uuid primary key,
  order_id uuid not null references payment_order (id),
  -- Whose answers count, and the way to pay that was chosen there.
  channel text not null,
  way text not null,
  -- How the channel knows this try.
  reference text not null unique check (reference ~ '^P[0-9]{13}Z$'),
  amount_kyat bigint not null check (amount_kyat > 0),
  state text not null check (state in ('CREATED', 'PENDING_USER', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'EXPIRED', 'UNKNOWN',
    'HELD', 'REFUND_PENDING', 'REFUNDED', 'CHARGED_BACK')),
  body_hash bytea not null check (octet_length(body_hash) = 32),
  -- Where its payer pays; null until the channel said so.
  action jsonb,
  provider_ref text,
  paid_kyat bigint check (paid_kyat > 0),
  -- What goes back or went back: never more than was paid.
  refund_kyat bigint not null default 0,
  -- What signed notices said; one of success outlasts the others.
  notice_said text check (notice_said in ('PAID', 'FAILED')),
  -- Its payer was told to wait, and is told the end.
  told boolean not null default false,
  asked_at timestamptz,
  closed_at timestamptz,
  due_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  -- The page of our own that posts a form to the channel: opened once, with a key only its payer has.
  page_hash bytea,
  page_form jsonb,
  check (refund_kyat between 0 and coalesce(paid_kyat, 0))
);
-- One live try for an order.
create unique index payment_live_idx on payment (order_id) where state in ('CREATED', 'PENDING_USER', 'PROCESSING', 'UNKNOWN');
-- What a channel calls a payment counts once, for ever.
create unique index payment_provider_idx on payment (channel, provider_ref);
create index payment_order_idx on payment (order_id, created_at);
create index payment_due_idx on payment (due_at) where due_at is not null;
-- What only staff can end.
create index payment_held_idx on payment (id) where state = 'HELD';

create table payment_fulfilment (
  order_id uuid primary key references payment_order (id),
  payment_id uuid not null references payment (id),
  state text not null check (state in ('WAITING', 'DOING', 'DONE', 'FAILED', 'UNKNOWN')),
  -- The move of the try under way, chosen before it is asked for.
  move_id uuid,
  -- Definite noes.
  failures smallint not null default 0,
  -- It is not tried again once its money goes back.
  refund_id uuid,
  due_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  check (refund_id is null or state = 'FAILED')
);
create index payment_fulfilment_due_idx on payment_fulfilment (due_at) where due_at is not null;

create table payment_refund (
  id uuid primary key,
  payment_id uuid not null references payment (id),
  -- How the channel knows this refund; another one for another try.
  number text not null unique check (number ~ '^R[0-9]{13}Z$'),
  amount_kyat bigint not null check (amount_kyat > 0),
  state text not null check (state in ('REQUESTED', 'SENT', 'DONE', 'FAILED', 'UNKNOWN', 'STAFF', 'BOUNCED')),
  why text not null,
  provider_ref text,
  failures smallint not null default 0,
  sent_at timestamptz,
  due_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index payment_refund_payment_idx on payment_refund (payment_id);
create index payment_refund_due_idx on payment_refund (due_at) where due_at is not null;
create index payment_refund_staff_idx on payment_refund (id) where state = 'STAFF';

-- Who took which step, why and by which evidence. Added to and never changed.
create table payment_step (
  id bigint generated always as identity primary key,
  record text not null check (record in ('ORDER', 'PAYMENT', 'FULFILMENT', 'REFUND')),
  record_id uuid not null,
  from_state text,
  to_state text not null,
  why text not null,
  evidence jsonb not null,
  at timestamptz not null
);
create index payment_step_record_idx on payment_step (record_id, id);
create trigger payment_step_stays before update or delete on payment_step
  for each row execute function ledger.refuse_change();
