-- A night begins on one day and ends on the next: what works at night is over in the morning after its last night, not at
-- the midnight in the middle of it.
alter table package_catalogue add column through_night boolean not null default false
  check (not through_night or (ends_at_midnight and validity_unit <> 'HOUR'));
