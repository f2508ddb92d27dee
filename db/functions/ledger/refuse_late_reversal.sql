-- Taking a move back looks at the buckets it opened, so it ends before they are cleared away.
create or replace function ledger.refuse_late_reversal() returns trigger language plpgsql as $$
begin
  if ledger.time_of(new.move_id) < ledger.time_of(new.by_id) - interval '89 days' then
    raise exception 'a move of more than 89 days ago is not taken back' using errcode = 'check_violation';
  end if;
  return new;
end $$;
