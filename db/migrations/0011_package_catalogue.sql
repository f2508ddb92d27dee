-- What a package costs and how it behaves. Words and pictures are content, keyed by the same code.
create table package_catalogue (
  code text primary key check (code ~ '^[A-Za-z0-9_-]{1,40}$'),
  kind text not null check (kind in ('DATA', 'VOICE', 'SMS', 'COMBO', 'SOCIAL', 'NIGHT', 'ROAM', 'IDD', 'DIGITAL')),
  tax_included boolean not null,
  tax_rate_pct double precision not null check (tax_rate_pct between 0 and 100),
  validity_value integer not null check (validity_value > 0),
  validity_unit text not null check (validity_unit in ('HOUR', 'DAY', 'MONTH')),
  ends_at_midnight boolean not null,
  allowances jsonb not null check (jsonb_typeof(allowances) = 'array'),
  auto_renewable boolean not null,
  giftable boolean not null,
  registerable boolean not null,
  shareable boolean not null,
  overlap text not null check (overlap in ('STACK_EXTEND', 'STACK_PARALLEL', 'REPLACE', 'BLOCK')),
  max_active integer not null check (max_active > 0),
  pay_types text[] not null check (cardinality(pay_types) > 0 and pay_types <@ array['PREPAID', 'POSTPAID']),
  min_tenure_days integer not null check (min_tenure_days >= 0),
  segments text[] not null,
  ussd text,
  sms_keyword text,
  sms_to text,
  stop_code text,
  points_earn integer not null check (points_earn >= 0),
  popular_rank integer check (popular_rank > 0),
  zone_ids text[] not null,
  sale_from timestamptz not null,
  sale_to timestamptz check (sale_to > sale_from),
  status text not null check (status in ('DRAFT', 'ACTIVE', 'PAUSED', 'RETIRED')),
  sort integer not null,
  -- A subscription that renews by itself must say how to stop it.
  check (kind <> 'DIGITAL' or not auto_renewable or stop_code is not null)
);

-- Dated prices: the newest one that has begun is charged, and yesterday's receipt can still be explained.
create table package_price (
  code text not null references package_catalogue (code),
  valid_from timestamptz not null,
  price integer not null check (price >= 0),
  list_price integer check (list_price > price),
  primary key (code, valid_from)
);

create trigger package_catalogue_changed after insert or update or delete on package_catalogue
  for each statement execute function content_source_changed();
create trigger package_price_changed after insert or update or delete on package_price
  for each statement execute function content_source_changed();
