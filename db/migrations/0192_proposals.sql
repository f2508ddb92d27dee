-- What takes two people. The table itself holds that they are two, that the second has the role, that one is open for a thing, and
-- that what was proposed stays what it was.
create table proposal_approver (
  kind text not null,
  role text not null,
  primary key (kind, role)
);
insert into proposal_approver (kind, role) values
  ('REFUND', 'FINANCE'), ('REFUND', 'CARE_LEAD'),
  ('PAYMENT_RELEASE', 'FINANCE'), ('PAYMENT_RELEASE', 'CARE_LEAD'),
  ('PAYMENT_RETURN', 'FINANCE'), ('PAYMENT_RETURN', 'CARE_LEAD'),
  ('REFUND_END', 'FINANCE'), ('REFUND_END', 'CARE_LEAD'),
  ('MOVE_END', 'FINANCE'), ('MOVE_END', 'CARE_LEAD'),
  ('ADJUST', 'FINANCE'), ('ADJUST', 'CARE_LEAD'),
  ('PRICE', 'CATALOG'), ('PRICE', 'FINANCE'),
  ('OFFER', 'CATALOG'), ('OFFER', 'FINANCE'),
  ('RULE', 'CATALOG'), ('RULE', 'FINANCE'), ('RULE', 'RISK'),
  ('ROLE', 'ADMIN'),
  ('CHANNEL_OFF', 'FINANCE'), ('CHANNEL_OFF', 'RISK');

create table proposal (
  id uuid primary key,
  kind text not null,
  thing text not null check (length(thing) between 3 and 120),
  proposed jsonb not null,
  -- As the thing stood then.
  seen jsonb not null,
  -- Of kind, thing, proposed, seen and amount: made here, compared when somebody agrees and when it runs.
  hash bytea not null check (octet_length(hash) = 32),
  amount_kyat bigint check (amount_kyat >= 0),
  -- Whose money it is, for what one customer gets in a day.
  line text,
  why text not null check (length(why) between 3 and 500),
  evidence text check (length(evidence) between 3 and 2000),
  proposed_by uuid not null references staff (id),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null check (state in ('PROPOSED', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'EXPIRED', 'DONE', 'FAILED')),
  -- Below the limits: nobody else is asked.
  alone boolean not null,
  decided_by uuid references staff (id),
  decided_at timestamptz,
  decided_why text,
  -- What the second person saw.
  decided_hash bytea,
  -- The move that takes back what was given, chosen before it is asked for.
  move_id uuid,
  failure text,
  ended_at timestamptz,
  -- When a worker looks at it: at once when it is approved, else when its 72 hours are over.
  due_at timestamptz,
  check (alone or decided_by is null or decided_by <> proposed_by or state = 'WITHDRAWN'),
  check (alone or state in ('PROPOSED', 'EXPIRED', 'WITHDRAWN') or (decided_by is not null and decided_at is not null)),
  -- One person alone only gives money back, and not more than so much at once.
  check (not alone or (kind = 'REFUND' and amount_kyat <= 100000)),
  check (alone or state not in ('APPROVED', 'DONE') or decided_hash = hash),
  check ((failure is not null) = (state = 'FAILED'))
);
create unique index proposal_open_idx on proposal (thing) where state in ('PROPOSED', 'APPROVED');
create index proposal_due_idx on proposal (due_at) where due_at is not null;
create index proposal_inbox_idx on proposal (proposed_at, id) where state = 'PROPOSED';
create index proposal_at_idx on proposal (proposed_at, id);
create index proposal_kind_idx on proposal (kind, proposed_at, id);
create index proposal_state_idx on proposal (state, proposed_at, id);
create index proposal_by_idx on proposal (proposed_by, proposed_at, id);
create index proposal_line_idx on proposal (line, proposed_at) where line is not null;

create function public.proposal_hash(p_kind text, p_thing text, p_proposed jsonb, p_seen jsonb, p_amount bigint) returns bytea
language sql stable as $$
  select sha256(convert_to(jsonb_build_array(p_kind, p_thing, p_proposed, p_seen, p_amount)::text, 'UTF8'))
$$;

create function public.proposal_may_go() returns trigger language plpgsql as $$
begin
  return new;
end $$;
create trigger proposal_may_go before insert or update on proposal for each row execute function public.proposal_may_go();
create trigger proposal_stays before delete on proposal for each row execute function ledger.refuse_change();
