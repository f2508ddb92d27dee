-- Numbers that staff forgave what strangers did to them: who and why. Nobody changes a row afterwards; it goes after its time.
create table number_pardon (
  id uuid primary key,
  line text not null check (line ~ '^959[0-9]{6,9}$'),
  who text not null check (length(who) between 1 and 200),
  why text not null check (length(why) between 1 and 2000),
  at timestamptz not null
);
create trigger number_pardon_stays before update on number_pardon
  for each row execute function ledger.refuse_change();
create index number_pardon_at on number_pardon (at);
