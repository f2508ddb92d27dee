-- What may be shared for which fee, from when on. Dated rows, because a fee is announced before it holds and what held at the
-- time of a share must be found again; a table, because staff change it without a release.
create table share_rule (
  kind text not null check (kind in ('DATA', 'VOICE', 'BALANCE')),
  valid_from timestamptz not null,
  rule jsonb not null,
  primary key (kind, valid_from)
);

insert into share_rule (kind, valid_from, rule) values
  ('DATA', '2026-01-01T00:00:00+06:30', '{"amounts": [100, 200, 500, 1024, 2048], "custom": null,
    "fee": {"steps": [[200, 50], [512, 75], [1024, 100], [2048, 150]]}, "perDay": {"count": 5, "amount": 5120},
    "receivePerDay": {"count": 10, "amount": 10240}, "validityDays": 7, "minTenureDays": 45, "minSpentKyat": 3000}'),
  ('VOICE', '2026-01-01T00:00:00+06:30', '{"amounts": [5, 10, 15, 30, 60], "custom": null,
    "fee": {"steps": [[10, 30], [30, 50], [60, 80]]}, "perDay": {"count": 5, "amount": 120},
    "receivePerDay": {"count": 10, "amount": 240}, "validityDays": 7, "minTenureDays": 45, "minSpentKyat": 3000}'),
  ('BALANCE', '2026-01-01T00:00:00+06:30', '{"amounts": [500, 1000, 2000, 3000, 5000],
    "custom": {"min": 500, "max": 5000, "step": 100}, "fee": {"pct": 5}, "perDay": {"count": 5, "amount": 25000},
    "receivePerDay": {"count": 10, "amount": 50000}, "validityDays": 0, "minTenureDays": 45, "minSpentKyat": 3000}');

-- Every share that was begun, beside its move: what limits are counted by. The day is the server's, never the id's.
create table share_transfer (
  move_id uuid primary key,
  kind text not null check (kind in ('DATA', 'VOICE', 'BALANCE')),
  line text not null,
  receiver text not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null
) partition by range (move_id);
create index share_transfer_line_idx on share_transfer (line, move_id);
create index share_transfer_receiver_idx on share_transfer (receiver, move_id);
select ensure_months('share_transfer', (now() - interval '1 month')::date, 8);
