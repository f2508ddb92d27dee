-- What a plan costs, from when on: the newest that has begun holds, and last year's bill can still be explained. The columns of
-- fibre_catalogue stay for the release before; nobody reads them from now on.
create table fibre_price (
  code text not null references fibre_catalogue (code),
  valid_from timestamptz not null,
  monthly_fee bigint not null check (monthly_fee >= 0),
  install_fee bigint not null check (install_fee >= 0),
  tax_rate_pct numeric(5,2) not null check (tax_rate_pct between 0 and 100),
  primary key (code, valid_from)
);
insert into fibre_price (code, valid_from, monthly_fee, install_fee, tax_rate_pct)
select code, '2025-01-01T00:00:00+06:30', monthly_fee, install_fee, tax_rate_pct from fibre_catalogue;

create trigger fibre_price_changed after insert or update or delete on fibre_price
  for each statement execute function content_source_changed();
