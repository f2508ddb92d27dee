-- Orders for fibre: bills, months ahead, new lines. A new line has states of its own, from ordered to installed.
alter table payment_order drop constraint payment_order_type_check;
alter table payment_order add constraint payment_order_type_check
  check (type in ('TOPUP', 'FTTH_BILL', 'FTTH_PREPAY', 'FTTH_NEW')) not valid;
alter table payment_order validate constraint payment_order_type_check;
alter table payment_order drop constraint payment_order_state_check;
alter table payment_order add constraint payment_order_state_check check (state in
  ('AWAITING_PAYMENT', 'PAID', 'EXPIRED', 'CANCELLED', 'COMPLETED', 'FAILED', 'REFUNDED',
   'PAY_ON_SITE', 'SLOT_NEEDED', 'SURVEY', 'SCHEDULED', 'IN_PROGRESS', 'CANCEL_REQUESTED', 'REJECTED')) not valid;
alter table payment_order validate constraint payment_order_state_check;

-- Whose contracts an account looks after.
create table fibre_link (
  account_id uuid not null references account (id) on delete cascade,
  contract_no text not null,
  linked_at timestamptz not null,
  -- CODE of the contract's phone, ORDER of its own line, or STAFF.
  linked_by text not null check (linked_by in ('CODE', 'ORDER', 'STAFF')),
  primary key (account_id, contract_no)
);
create index fibre_link_contract_idx on fibre_link (contract_no);

-- Who looked for a contract: it counts for limits, found or not; what was found may be paid for half an hour.
create table fibre_lookup (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  at timestamptz not null,
  contract_nos text[] not null
);
create index fibre_lookup_account_idx on fibre_lookup (account_id, at);

-- Wishes to be called back.
create table fibre_call_back (
  id uuid primary key,
  reference text not null unique,
  -- The number and the day: one wish a day.
  same_key text not null unique,
  full_name text not null,
  line text not null,
  email text,
  place_id text not null,
  address text,
  package_code text,
  preferred text not null check (preferred in ('CALL', 'SMS', 'VIBER')),
  note text,
  lang text not null check (lang in ('en', 'my')),
  received_at timestamptz not null,
  called_at timestamptz
);
create index fibre_call_back_open_idx on fibre_call_back (received_at) where called_at is null;

-- When engineers can come to a township, and how often they were asked to. Never more than there are.
create table install_slot (
  township text not null,
  day date not null,
  slot text not null check (slot in ('AM', 'PM', 'EVE')),
  capacity smallint not null check (capacity >= 0),
  taken smallint not null default 0 check (taken >= 0),
  primary key (township, day, slot),
  constraint install_slot_not_oversold check (taken <= capacity)
);

-- What a new line needs besides its order and money.
create table line_order (
  order_id uuid primary key references payment_order (id) deferrable initially deferred,
  account_id uuid references account (id) on delete set null,
  package_code text not null,
  months smallint not null,
  add_on_ids text[] not null,
  pay_on_site boolean not null,
  full_name text not null,
  line text not null,
  second_line text,
  email text,
  place_id text not null,
  township text not null,
  address text not null,
  -- The address as it is compared: letters and figures only.
  address_key text not null,
  lat double precision,
  lng double precision,
  building text not null,
  floor smallint,
  note text,
  -- The identity number: sealed with a key outside this database; a keyed tag to find the same again; what may be shown.
  id_kind text,
  id_sealed bytea,
  id_tag bytea,
  id_shown text,
  -- Null while there is no place in the calendar.
  day date,
  slot text check (slot in ('AM', 'PM', 'EVE')),
  moves smallint not null default 0,
  engineer_name text,
  engineer_line text,
  visit_code text check (visit_code ~ '^[0-9]{3}$'),
  contract_no text,
  -- The book is asked to open the contract, until it answers.
  opening_at timestamptz,
  created_at timestamptz not null,
  -- Kept until then; the rest of the order is kept by law.
  forget_at timestamptz
);
create index line_order_account_idx on line_order (account_id, created_at);
create index line_order_address_idx on line_order (address_key);
create index line_order_line_idx on line_order (line);
create index line_order_board_idx on line_order (township, day);
create index line_order_opening_idx on line_order (opening_at) where opening_at is not null;
create index line_order_forget_idx on line_order (forget_at) where forget_at is not null;
