-- Times, limits and prices of fibre that are no plan's own.
insert into rule (key, valid_from, value, set_by, set_at)
select v.key, '2025-01-01T00:00:00+06:30', v.value::jsonb, 'migration 0203', now() from (values
  ('ftth.bill', '{"dueDays": 14, "suspendAfterDays": 7, "restoreMinutes": 10}'),
  ('ftth.cable', '{"freeMetres": 150, "perMetreKyat": 500}'),
  ('ftth.voucher', '{"mostPct": 20}'),
  ('ftth.lookups', '{"perHour": 5, "perDay": 20}'),
  ('ftth.visits', '{"fromDays": 2, "toDays": 14, "moves": 2, "moveUntilHour": 18, "capacity": {"AM": 4, "PM": 4, "EVE": 2}}'),
  ('ftth.orders', '{"unpaid": 2, "onSite": 1, "onSiteDays": 14, "chooseSlotHours": 72, "sameMinutes": 30}')) as v (key, value);
