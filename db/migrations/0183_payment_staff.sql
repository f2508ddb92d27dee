-- What staff ended: a payment that was HELD, a refund that the channel would not make. Who, as what, why and by which evidence.
create table payment_ended_by_staff (
  id bigint generated always as identity primary key,
  record text not null check (record in ('PAYMENT', 'REFUND')),
  record_id uuid not null,
  ended_as text not null,
  who text not null check (length(who) between 1 and 200),
  why text not null check (length(why) between 1 and 2000),
  evidence text not null check (length(evidence) between 1 and 2000),
  at timestamptz not null
);
create trigger payment_ended_by_staff_stays before update or delete on payment_ended_by_staff
  for each row execute function ledger.refuse_change();
