-- Keeps which of these days are not what somebody signed, and forgets it of the others.
create or replace function ledger.note_signatures(p_days date[], p_wrong date[], p_now timestamptz) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform ledger.find(looked.day = any(p_wrong), 'SIGNATURE_WRONG', looked.day::text, looked.day, null, p_now)
    from unnest(p_days) as looked (day);
end $$;
