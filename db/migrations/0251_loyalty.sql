-- Points a product brings beyond the rule's own result. `points_earn` is what they were together; it goes a release later.
alter table package_catalogue add column points_bonus integer not null default 0 check (points_bonus >= 0);

-- What a move, or an order that was delivered, earns: written with its end, spendable a day later.
create table points_earn (
  move_id uuid primary key,
  line text not null,
  net_kyat bigint not null check (net_kyat >= 0),
  spend integer not null check (spend >= 0),
  rank integer not null check (rank >= 0),
  -- Not earned, because the day's limit was reached.
  over_limit integer not null default 0 check (over_limit >= 0),
  -- Counts for the day's limit.
  limited boolean not null,
  state text not null check (state in ('HELD', 'CREDITED', 'DROPPED', 'RETURNING', 'RETURNED')),
  earned_at timestamptz not null,
  due_at timestamptz,
  -- Made before the core is asked.
  credit_id uuid,
  back_id uuid,
  -- Of points that were spent when their purchase was refunded, so many came back.
  returned integer check (returned between 0 and spend),
  check ((state = 'RETURNED') = (returned is not null)),
  check (state <> 'HELD' or due_at is not null)
);
create index points_earn_line_idx on points_earn (line, earned_at);
create index points_earn_due_idx on points_earn (due_at) where due_at is not null;

create table loyalty_member (
  line text primary key,
  member_no text not null unique check (member_no ~ '^[0-9]{12}$'),
  tier text not null default 'MEMBER' check (tier in ('MEMBER', 'SILVER', 'GOLD', 'DIAMOND')),
  -- Until then the tier does not fall.
  tier_valid_to timestamptz not null,
  since timestamptz not null,
  -- The run that looked at it last: the same day twice changes nothing.
  run_on date
);

-- Rank points by the month in which they were earned.
create table loyalty_rank (
  line text not null,
  month date not null check (extract(day from month) = 1),
  points integer not null,
  primary key (line, month)
);

insert into rule (key, valid_from, value, set_by, set_at)
select v.key, '2025-01-01T00:00:00+06:30', v.value::jsonb, 'migration 0251', now() from (values
  ('points.earn', '{"perDay": 5000, "holdHours": 24, "livesMonths": 12}'),
  ('points.multiplier', '{"MEMBER": 100, "SILVER": 110, "GOLD": 125, "DIAMOND": 150}'),
  ('tier.thresholds', '{"SILVER": {"points": 600, "months": 3}, "GOLD": {"points": 1800, "months": 6}, "DIAMOND": {"points": 4800, "months": 12}}'),
  ('tier.window', '{"months": 6, "validMonths": 3}')) as v (key, value);
