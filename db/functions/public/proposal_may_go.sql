-- A proposal is made open, or by one person alone who may; it changes its state by the table of states and nothing else of what was
-- proposed; and whoever agrees has a role for it at that moment.
create or replace function public.proposal_may_go() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> (case when new.alone then 'APPROVED' else 'PROPOSED' end) then
      raise exception 'a proposal begins open' using errcode = 'check_violation';
    end if;
    new.hash := proposal_hash(new.kind, new.thing, new.proposed, new.seen, new.amount_kyat);
    return new;
  end if;
  if (new.id, new.kind, new.thing, new.proposed, new.seen, new.hash, new.amount_kyat, new.why, new.evidence, new.proposed_by,
      new.proposed_at, new.expires_at, new.alone, new.line) is distinct from
     (old.id, old.kind, old.thing, old.proposed, old.seen, old.hash, old.amount_kyat, old.why, old.evidence, old.proposed_by,
      old.proposed_at, old.expires_at, old.alone, old.line) then
    raise exception 'what was proposed stays what it was' using errcode = 'check_violation';
  end if;
  if new.state <> old.state and not (
       (old.state = 'PROPOSED' and new.state in ('APPROVED', 'REFUSED', 'WITHDRAWN', 'EXPIRED'))
    or (old.state = 'APPROVED' and new.state in ('DONE', 'FAILED'))) then
    raise exception 'a proposal cannot go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if new.state <> old.state and new.state in ('APPROVED', 'REFUSED') and not exists (
      select from staff s join staff_role r on r.staff_id = s.id join proposal_approver a on a.role = r.role
       where s.id = new.decided_by and s.removed_at is null and a.kind = new.kind) then
    raise exception 'whoever decides a proposal has a role for it' using errcode = 'check_violation';
  end if;
  if old.state <> 'PROPOSED' and (new.decided_by, new.decided_at, new.decided_hash) is distinct from
      (old.decided_by, old.decided_at, old.decided_hash) then
    raise exception 'what was decided stays decided' using errcode = 'check_violation';
  end if;
  return new;
end $$;
