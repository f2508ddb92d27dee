-- Vouchers of merchants, and evenings with seats, for points.
create table voucher_merchant (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  -- Short enough for the message with a code.
  name text not null check (length(name) <= 24),
  name_mm text not null,
  -- Six digits, as a keyed tag: whoever has the table cannot try them all. Null until staff gave one.
  pin_tag bytea,
  pin_set_at timestamptz,
  check ((pin_tag is null) = (pin_set_at is null))
);

create table voucher (
  id text primary key check (id ~ '^[A-Z0-9-]{1,20}$'),
  merchant_id text not null references voucher_merchant (id),
  category text not null check (category in ('FOOD', 'SHOPS', 'TRAVEL', 'HEALTH', 'ENTERTAINMENT', 'MOBILE')),
  title text not null,
  title_mm text not null,
  terms text not null,
  terms_mm text not null,
  points integer not null check (points >= 50),
  worth_kyat bigint not null check (worth_kyat > 0),
  per_member integer not null check (per_member > 0),
  min_tier text not null default 'MEMBER' check (min_tier in ('MEMBER', 'SILVER', 'GOLD', 'DIAMOND')),
  sale_from timestamptz not null,
  sale_to timestamptz not null check (sale_to > sale_from),
  -- Of a voucher.
  use_days integer check (use_days > 0),
  outlets jsonb not null check (jsonb_typeof(outlets) = 'array'),
  -- Of an event.
  starts_at timestamptz,
  give_back_until timestamptz check (give_back_until <= starts_at),
  venue text,
  venue_mm text,
  programme jsonb not null default '[]' check (jsonb_typeof(programme) = 'array'),
  check ((use_days is null) = (starts_at is not null)),
  check ((starts_at is null) = (give_back_until is null) and (starts_at is null) = (venue is null) and (venue is null) = (venue_mm is null))
);

-- One row per code, or per seat. Taken with the intent of a move, free again when that took nothing: never one too many.
create table voucher_code (
  id uuid primary key,
  voucher_id text not null references voucher (id),
  sealed bytea not null,
  -- The same code of the same merchant has the same tag: it is not imported twice, and staff find it without reading others.
  tag bytea not null unique,
  state text not null default 'FREE' check (state in ('FREE', 'HELD', 'ISSUED')),
  move_id uuid,
  check ((state = 'FREE') = (move_id is null))
);
create index voucher_code_free_idx on voucher_code (voucher_id, id) where state = 'FREE';
create index voucher_code_move_idx on voucher_code (move_id) where move_id is not null;

-- What a member took; its id is that of the move that took the points.
create table member_voucher (
  id uuid primary key,
  line text not null,
  voucher_id text not null references voucher (id),
  points integer not null check (points > 0),
  seats integer not null check (seats between 1 and 2),
  state text not null check (state in ('RESERVED', 'ISSUED', 'REVEALED', 'USED', 'EXPIRED', 'CANCELLED')),
  taken_at timestamptz not null,
  ends_at timestamptz not null,
  revealed_at timestamptz,
  used_at timestamptz,
  wrong_pins integer not null default 0 check (wrong_pins between 0 and 5),
  -- Made before the core is asked to give the points back.
  back_id uuid,
  check ((state = 'USED') = (used_at is not null)),
  check (state not in ('REVEALED', 'USED') or revealed_at is not null)
);
create index member_voucher_line_idx on member_voucher (line, taken_at);
create index member_voucher_ends_idx on member_voucher (ends_at) where state in ('ISSUED', 'REVEALED');
