-- People want to be called about a SIM too, and at a time of day. The table keeps its name: the release before this one writes to
-- it while both run, and what it writes is about fibre.
alter table fibre_call_back
  add column subject text not null default 'FIBRE' check (subject in ('FIBRE', 'SIM')),
  add column call_time text not null default 'ANY' check (call_time in ('ANY', 'AM', 'PM', 'EVE'));
