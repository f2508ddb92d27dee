-- "Please share with me": what somebody asked of another line. Nothing moves by it; the other side shares with a code of its own.
create table share_ask (
  id uuid primary key,
  asker text not null,
  giver text not null,
  kind text not null check (kind in ('DATA', 'VOICE', 'BALANCE')),
  amount bigint not null check (amount > 0),
  message text,
  state text not null default 'OPEN' check (state in ('OPEN', 'SHARED', 'DECLINED')),
  asked_at timestamptz not null,
  answered_at timestamptz,
  -- The share it led to.
  move_id uuid,
  check ((state = 'OPEN') = (answered_at is null)),
  check ((state = 'SHARED') = (move_id is not null))
);
create index share_ask_giver_idx on share_ask (giver, asked_at);
create index share_ask_asker_idx on share_ask (asker, asked_at);
