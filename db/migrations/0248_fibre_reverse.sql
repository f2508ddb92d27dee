-- A payment that goes back is entered against itself, once and whole: postings below zero, months paid ahead that are none any more.
alter table fibre.deed drop constraint deed_deed_check;
alter table fibre.deed add constraint deed_deed_check
  check (deed in ('OPEN', 'POST', 'CREDIT', 'CHANGE', 'REVERSE')) not valid;
alter table fibre.deed validate constraint deed_deed_check;

alter table fibre.posting drop constraint posting_kyat_check;
alter table fibre.posting add constraint posting_kyat_check check (kyat <> 0) not valid;
alter table fibre.posting validate constraint posting_kyat_check;

create table fibre.reversal (
  -- The reference of what was posted.
  posted uuid primary key,
  reference uuid not null unique,
  contract_id uuid not null references fibre.contract (id),
  at timestamptz not null
);
create trigger reversal_stays before update or delete on fibre.reversal for each row execute function ledger.refuse_change();
