-- Offers: what a product costs less, or gives more, for a while. Posts and banners name an offer by its code; what it is stands
-- here alone, and the purchase gives it.
create table package_offer (
  code text primary key check (code ~ '^[A-Za-z0-9_-]{1,40}$'),
  once_per_line boolean not null,
  -- So many purchases in all; each is a row of package_offer_piece, so that buyers do not wait for one count.
  most integer check (most > 0),
  -- Written by the first buyer who found none left, that the shelf may say so.
  used_up_at timestamptz
);

-- An offer may be for several products, and come back every weekend.
create table package_offer_window (
  code text not null references package_offer (code),
  product text not null references package_catalogue (code),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- In place of the product's own price; null when it stays.
  price bigint check (price >= 0),
  bonus jsonb not null check (jsonb_typeof(bonus) = 'array'),
  primary key (code, product, starts_at),
  check (price is not null or bonus <> '[]')
);

-- The pieces of an offer that is limited; the one that a purchase took has its id.
create table package_offer_piece (
  code text not null references package_offer (code),
  piece integer not null check (piece > 0),
  move_id uuid,
  primary key (code, piece)
);
create index package_offer_piece_free_idx on package_offer_piece (code, piece) where move_id is null;
create unique index package_offer_piece_move_idx on package_offer_piece (move_id) where move_id is not null;

create trigger package_offer_changed after insert or update or delete on package_offer
  for each statement execute function content_source_changed();
create trigger package_offer_window_changed after insert or update or delete on package_offer_window
  for each statement execute function content_source_changed();

-- The offer a package was bought with, and what it then costs to renew, where that is another price than was paid.
alter table subscription add column offer text, add column renew_price_kyat bigint check (renew_price_kyat >= 0);
create index subscription_offer_idx on subscription (line, offer) where offer is not null;
