-- What somebody applies for, from received to done or refused; its fee is an order like any other.
alter table payment_order drop constraint payment_order_type_check;
alter table payment_order add constraint payment_order_type_check
  check (type in ('TOPUP', 'FTTH_BILL', 'FTTH_PREPAY', 'FTTH_NEW', 'SERVICE_FEE')) not valid;
alter table payment_order validate constraint payment_order_type_check;

-- The code of the line, or of the phone of a fibre contract, which may be of another network.
insert into otp_purpose (purpose, signed_in, off_net, any_number) values ('APPLICATION', true, true, true);

create table application_type (
  code text primary key check (code ~ '^[A-Z][A-Z_]{1,39}$'),
  service text not null check (service in ('mobile', 'ftth')),
  sort integer not null,
  fee_kyat bigint not null check (fee_kyat >= 0),
  sla_days integer not null check (sla_days between 1 and 60),
  -- Names, questions and steps, in both languages.
  body jsonb not null
);
create trigger application_type_changed after insert or update or delete on application_type
  for each statement execute function content_source_changed();

create table application (
  id uuid primary key,
  reference text not null unique,
  -- Whose: `account:<id>`, or `number:<line>` of whoever proved it; the id is the client's, one per intent.
  owner_key text not null,
  request_id uuid not null,
  account_id uuid references account (id) on delete set null,
  line text not null,
  lang text not null check (lang in ('en', 'my')),
  code text not null,
  service text not null check (service in ('mobile', 'ftth')),
  state text not null check (state in ('RECEIVED', 'CHECKING', 'MORE_NEEDED', 'DONE', 'REFUSED')),
  -- The line it is about; null for fibre.
  affected text,
  contract_no text,
  -- CODE of the line it is about; SHOP: an identity card at a shop, because that line could not be asked.
  proof text not null check (proof in ('CODE', 'SHOP')),
  answers jsonb not null,
  -- Identity numbers stand apart: sealed with a key that is in no database, and what may be shown of them.
  identity_sealed bytea,
  identity_shown jsonb,
  -- Owner, code and what it is about, while it is open: the same twice is one application.
  same_key text unique,
  fee_kyat bigint not null check (fee_kyat >= 0),
  fee_state text not null check (fee_state in ('NONE', 'UNPAID', 'PAID', 'SHOP', 'BACK')),
  order_id uuid references payment_order (id),
  sla_due_at timestamptz,
  taken_by uuid references staff (id),
  -- Under which number the operator's system did it, where staff do it by hand: it counts once.
  system_ref text unique,
  -- What the book of fibre contracts is asked for, letter by letter the same with one id until it answers; and why it last said no.
  deed_id uuid,
  deed_to text,
  deed_why text,
  -- When time does something: the row is the timer.
  due_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  unique (owner_key, request_id)
);
create index application_owner_idx on application (owner_key, updated_at, id);
create index application_line_idx on application (line);
create index application_state_idx on application (state, created_at, id);
create index application_list_idx on application (created_at, id);
create index application_taken_idx on application (taken_by, created_at, id);
create index application_due_idx on application (due_at) where due_at is not null;
create index application_order_idx on application (order_id) where order_id is not null;
create index application_account_idx on application (account_id) where account_id is not null;

create table application_step (
  id uuid primary key,
  no bigint generated always as identity,
  application_id uuid not null references application (id) on delete cascade,
  -- Of a reply: the client's, one per intent.
  request_id uuid unique,
  at timestamptz not null,
  state text not null,
  by_whom text not null check (by_whom in ('CUSTOMER', 'STAFF', 'SYSTEM')),
  staff_id uuid references staff (id),
  words text
);
create index application_step_application_idx on application_step (application_id, no);
