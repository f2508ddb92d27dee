-- Kyat are bigint everywhere, and a rate has two decimals: what is printed on a receipt is what is stored. These tables are small and
-- read whole; a process of the release before reads them when it starts and when an editor publishes, and this tells nobody.
alter table package_price alter column price type bigint, alter column list_price type bigint;
alter table fibre_catalogue
  alter column monthly_fee type bigint, alter column install_fee type bigint, alter column deposit type bigint,
  alter column tax_rate_pct type numeric(5, 2);
alter table package_catalogue alter column tax_rate_pct type numeric(5, 2);
