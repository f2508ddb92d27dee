-- Moves that staff ended: who, as what, why and by which evidence. Nobody changes a row afterwards.
create table value_ended_by_staff (
  move_id uuid primary key,
  ended_as text not null check (ended_as in ('COMPLETED', 'FAILED')),
  who text not null check (length(who) between 1 and 200),
  why text not null check (length(why) between 1 and 2000),
  evidence text not null check (length(evidence) between 1 and 2000),
  at timestamptz not null
);
create trigger ended_by_staff_stays before update or delete on value_ended_by_staff
  for each row execute function ledger.refuse_change();
