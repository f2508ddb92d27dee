-- What points are exchanged for: dated rows, so that what held is found again. `worth_kyat` is what the same costs in kyat.
create table exchange_offer (
  offer_id text not null check (offer_id ~ '^[A-Z0-9-]{1,20}$'),
  valid_from timestamptz not null,
  valid_to timestamptz check (valid_to > valid_from),
  type text not null check (type in ('data', 'voice', 'sms', 'super', 'ftth')),
  points integer not null check (points >= 50),
  gives jsonb not null check (jsonb_typeof(gives) = 'array'),
  -- Of a fibre bill.
  bill_kyat bigint not null default 0 check ((type = 'ftth') = (bill_kyat > 0)),
  validity_days integer not null check (validity_days > 0),
  min_tier text not null default 'MEMBER' check (min_tier in ('MEMBER', 'SILVER', 'GOLD', 'DIAMOND')),
  per_month integer check (per_month > 0),
  worth_kyat bigint not null check (worth_kyat > 0),
  name text not null,
  name_mm text not null,
  primary key (offer_id, valid_from)
);

insert into exchange_offer (offer_id, valid_from, type, points, gives, bill_kyat, validity_days, per_month, worth_kyat, name, name_mm)
select o.id, '2025-01-01T00:00:00+06:30', o.type, o.points, o.gives::jsonb, o.bill, o.days, o.most, o.worth, o.name, o.name_mm from (values
  ('DATA-100', 'data', 100, '[{"unit": "MB", "value": 100, "scope": "ANY"}]', 0, 30, 10, 70, '100 MB', 'ဒေတာ 100 MB'),
  ('DATA-300', 'data', 250, '[{"unit": "MB", "value": 300, "scope": "ANY"}]', 0, 30, 10, 190, '300 MB', 'ဒေတာ 300 MB'),
  ('DATA-700', 'data', 500, '[{"unit": "MB", "value": 700, "scope": "ANY"}]', 0, 30, 10, 410, '700 MB', 'ဒေတာ 700 MB'),
  ('DATA-1600', 'data', 1000, '[{"unit": "MB", "value": 1600, "scope": "ANY"}]', 0, 30, 10, 880, '1,600 MB', 'ဒေတာ 1,600 MB'),
  ('VOICE-25', 'voice', 100, '[{"unit": "MIN", "value": 25, "scope": "ONNET"}]', 0, 30, 10, 65, '25 minutes', '25 မိနစ်'),
  ('VOICE-70', 'voice', 250, '[{"unit": "MIN", "value": 70, "scope": "ONNET"}]', 0, 30, 10, 175, '70 minutes', '70 မိနစ်'),
  ('VOICE-160', 'voice', 500, '[{"unit": "MIN", "value": 160, "scope": "ONNET"}]', 0, 30, 10, 380, '160 minutes', '160 မိနစ်'),
  ('SMS-100', 'sms', 50, '[{"unit": "SMS", "value": 100, "scope": "ONNET"}]', 0, 30, 10, 30, '100 SMS', 'SMS 100'),
  ('SMS-250', 'sms', 100, '[{"unit": "SMS", "value": 250, "scope": "ONNET"}]', 0, 30, 10, 65, '250 SMS', 'SMS 250'),
  ('SMS-800', 'sms', 250, '[{"unit": "SMS", "value": 800, "scope": "ONNET"}]', 0, 30, 10, 180, '800 SMS', 'SMS 800'),
  ('SUPER-7', 'super', 300, '[{"unit": "MB", "value": 200, "scope": "ANY"}, {"unit": "MIN", "value": 30, "scope": "ONNET"}, {"unit": "SMS", "value": 50, "scope": "ONNET"}]', 0, 7, 4, 220, 'Super 7 days', 'စူပါ 7 ရက်'),
  ('SUPER-15', 'super', 800, '[{"unit": "MB", "value": 700, "scope": "ANY"}, {"unit": "MIN", "value": 90, "scope": "ONNET"}, {"unit": "SMS", "value": 150, "scope": "ONNET"}]', 0, 15, 4, 620, 'Super 15 days', 'စူပါ 15 ရက်'),
  ('SUPER-30', 'super', 1500, '[{"unit": "MB", "value": 1536, "scope": "ANY"}, {"unit": "MIN", "value": 200, "scope": "ONNET"}, {"unit": "SMS", "value": 300, "scope": "ONNET"}]', 0, 30, 4, 1250, 'Super 30 days', 'စူပါ 30 ရက်'),
  ('FTTH-1000', 'ftth', 1000, '[]', 1000, 1, 2, 1000, '1,000 Ks off', '1,000 ကျပ်'),
  ('FTTH-3200', 'ftth', 3000, '[]', 3200, 1, 2, 3200, '3,200 Ks off', '3,200 ကျပ်'),
  ('FTTH-5500', 'ftth', 5000, '[]', 5500, 1, 2, 5500, '5,500 Ks off', '5,500 ကျပ်'))
  as o (id, type, points, gives, bill, days, most, worth, name, name_mm);

-- Kyat for a fibre contract that points were spent on: owned by the move that took them.
create table exchange_fulfilment (
  move_id uuid primary key,
  line text not null,
  contract_no text not null,
  kyat bigint not null check (kyat > 0),
  state text not null check (state in ('WAITING', 'DONE', 'REFUSED', 'GIVEN_BACK')),
  created_at timestamptz not null,
  due_at timestamptz,
  -- Made before the core is asked to give the points back.
  back_id uuid,
  check ((state in ('WAITING', 'REFUSED')) = (due_at is not null))
);
create index exchange_fulfilment_due_idx on exchange_fulfilment (due_at) where due_at is not null;
create index exchange_fulfilment_line_idx on exchange_fulfilment (line);

insert into rule (key, valid_from, value, set_by, set_at)
values ('points.exchange', '2025-01-01T00:00:00+06:30', '{"codeFrom": 500}', 'migration 0253', now());
