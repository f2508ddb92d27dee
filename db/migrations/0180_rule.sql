-- What holds from when on: prices of doing, limits, times. Dated rows, because a rule is announced before it holds and what held is
-- found again; one table for all of them, so that staff have one place and one history. Never changed, only followed.
create table rule (
  key text not null,
  valid_from timestamptz not null,
  value jsonb not null,
  set_by text not null check (length(set_by) between 1 and 200),
  set_at timestamptz not null,
  primary key (key, valid_from)
);
create trigger rule_stays before update or delete on rule for each row execute function ledger.refuse_change();

insert into rule (key, valid_from, value, set_by, set_at)
select v.key, '2026-01-01T00:00:00+06:30', v.value::jsonb, 'migration 0180', now() from (values
  ('tax.telecom', '{"pct": 5}'),
  ('line.validity', '{"daysPerTopup": 365}'),
  ('topup.faces', '{"faces": [1000, 3000, 5000, 10000, 20000, 30000], "custom": {"min": 1000, "max": 100000, "step": 500}}'),
  ('topup.perDay', '{"payerKyat": 300000, "receiverKyat": 100000, "guestKyat": 30000}'),
  ('gift.perDay', '{"count": 10, "kyat": 50000}'),
  ('purchase.code', '{"aboveKyat": 10000}'),
  ('package.undo', '{"minutes": 10, "perMonth": 3}'),
  ('sim.change', '{"frozenHours": 72, "halvedHours": 240}'),
  ('payment.times', '{"orderMinutes": 30, "paymentMinutes": 15}')) as v (key, value);

-- What the sharing module had in a table of its own.
insert into rule (key, valid_from, value, set_by, set_at)
select 'share.' || kind, valid_from, rule, 'share_rule', now() from share_rule;
