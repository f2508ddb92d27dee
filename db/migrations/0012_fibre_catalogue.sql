-- Speeds, fees and rules of home internet. Words and pictures are content, keyed by the same code.
create table fibre_catalogue (
  code text primary key check (code ~ '^[A-Za-z0-9_-]{1,40}$'),
  speed_mbps_down integer not null check (speed_mbps_down > 0),
  speed_mbps_up integer not null check (speed_mbps_up > 0),
  fair_use_gb integer check (fair_use_gb > 0),
  monthly_fee integer not null check (monthly_fee >= 0),
  install_fee integer not null check (install_fee >= 0),
  deposit integer not null check (deposit >= 0),
  contract_months integer not null check (contract_months > 0),
  tax_rate_pct double precision not null check (tax_rate_pct between 0 and 100),
  prepay jsonb not null check (jsonb_typeof(prepay) = 'array'),
  add_ons jsonb not null check (jsonb_typeof(add_ons) = 'array'),
  -- Null: offered wherever there is fibre.
  available_place_ids text[],
  status text not null check (status in ('ACTIVE', 'RETIRED')),
  sort integer not null
);

create trigger fibre_catalogue_changed after insert or update or delete on fibre_catalogue
  for each statement execute function content_source_changed();
