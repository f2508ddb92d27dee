-- The book of fibre contracts and their bills, as the product keeps it until the operator's own is asked. Bills, their lines and what was
-- paid are added to and never changed: what is still to pay is worked out from them. Days are days of Yangon.
create schema fibre;

create table fibre.contract (
  id uuid primary key default gen_random_uuid(),
  contract_no text not null unique check (contract_no ~ '^[A-Z0-9-]{1,40}$'),
  account_no text not null unique check (account_no ~ '^[A-Z0-9-]{1,40}$'),
  -- Whom codes and bills are told; any network's.
  line text not null,
  -- Somebody else has that phone now: only staff link the contract from then on.
  line_changed_hands boolean not null default false,
  owner_name text not null,
  place_id text not null,
  address text not null,
  package_code text not null,
  add_on_ids text[] not null default '{}',
  status text not null check (status in ('PENDING_INSTALL', 'ACTIVE', 'SUSPENDED_DEBT', 'SUSPENDED_REQUEST', 'TERMINATED')),
  bill_day smallint not null check (bill_day between 1 and 28),
  opened_on date not null,
  -- Whoever leaves before pays their part of an installation that was waived.
  committed_until date not null,
  waived_kyat bigint not null default 0 check (waived_kyat >= 0),
  discount_pct numeric(5,2) not null default 0 check (discount_pct between 0 and 100),
  discount_until date,
  -- The next bill; null when there will be none.
  next_bill_on date,
  -- Paid after it was suspended: switched on again then.
  restore_at timestamptz,
  ended_on date
);
create index contract_line_idx on fibre.contract (line);
create index contract_bill_idx on fibre.contract (next_bill_on, id) where next_bill_on is not null;
create index contract_restore_idx on fibre.contract (restore_at) where restore_at is not null;

-- Whatever somebody asked the book to do, by their own reference: once, with one answer for ever.
create table fibre.deed (
  reference uuid not null,
  deed text not null check (deed in ('OPEN', 'POST', 'CREDIT', 'CHANGE')),
  content_hash bytea not null check (octet_length(content_hash) = 32),
  said text not null check (said in ('DONE', 'REFUSED')),
  why text,
  contract_id uuid references fibre.contract (id),
  kyat bigint not null,
  at timestamptz not null,
  primary key (reference, deed)
);
create index deed_contract_idx on fibre.deed (contract_id, at);

-- Months that were paid for at once, at the price of that day.
create table fibre.ahead (
  reference uuid primary key,
  contract_id uuid not null references fibre.contract (id),
  from_day date not null,
  to_day date not null check (to_day > from_day),
  package_code text not null,
  monthly_kyat bigint not null check (monthly_kyat >= 0),
  add_ons jsonb not null,
  -- What a month cost with discount and tax.
  paid_a_month_kyat bigint not null check (paid_a_month_kyat >= 0)
);
create index ahead_contract_idx on fibre.ahead (contract_id, from_day);

-- What the next bill will say besides the month itself. Below zero: a credit.
create table fibre.charge (
  id bigint generated always as identity primary key,
  contract_id uuid not null references fibre.contract (id),
  kind text not null check (kind in ('PART_OF_MONTH', 'ONE_OFF', 'CREDIT')),
  code text not null,
  -- Days of a part of a month, pieces of anything else.
  qty integer not null,
  kyat bigint not null,
  since date not null
);
create index charge_contract_idx on fibre.charge (contract_id, id);

create table fibre.bill (
  bill_no text primary key,
  contract_id uuid not null references fibre.contract (id),
  -- `2026-11`: one bill of a contract for each, whoever makes it.
  period text not null check (period ~ '^\d{4}-\d{2}$'),
  from_day date not null,
  to_day date not null,
  issued_on date not null,
  due_on date not null,
  package_code text not null,
  tax_pct numeric(5,2) not null,
  total_kyat bigint not null check (total_kyat >= 0),
  unique (contract_id, period)
);

create table fibre.bill_line (
  bill_no text not null references fibre.bill (bill_no),
  no smallint not null,
  kind text not null check (kind in ('FEE', 'ADD_ON', 'PART_OF_MONTH', 'ONE_OFF', 'DISCOUNT', 'CREDIT', 'PAID_AHEAD', 'TAX')),
  code text not null,
  qty integer not null,
  unit_kyat bigint not null,
  kyat bigint not null,
  -- The charge it took up, which is taken up once.
  charge_id bigint references fibre.charge (id),
  primary key (bill_no, no)
);
create unique index bill_line_charge_idx on fibre.bill_line (charge_id) where charge_id is not null;

-- Which payment paid how much of which bill.
create table fibre.posting (
  reference uuid not null,
  bill_no text not null references fibre.bill (bill_no),
  kyat bigint not null check (kyat > 0),
  at timestamptz not null,
  primary key (reference, bill_no)
);
create index posting_bill_idx on fibre.posting (bill_no);

create trigger deed_stays before update or delete on fibre.deed for each row execute function ledger.refuse_change();
create trigger ahead_stays before update or delete on fibre.ahead for each row execute function ledger.refuse_change();
create trigger charge_stays before update or delete on fibre.charge for each row execute function ledger.refuse_change();
create trigger bill_stays before update or delete on fibre.bill for each row execute function ledger.refuse_change();
create trigger bill_line_stays before update or delete on fibre.bill_line for each row execute function ledger.refuse_change();
create trigger posting_stays before update or delete on fibre.posting for each row execute function ledger.refuse_change();
