-- Every move of value, of whatever kind: the intent is here before the operator's core is asked, and the end after it
-- answered. The id is the client's own and the core's external reference; it carries its time, so months can be detached.
create table value_move (
  id uuid primary key,
  kind text not null,
  -- Who asked; null when the product itself did (a renewal).
  subject uuid,
  line text not null,
  counterparty text,
  product text,
  amount_kyat bigint not null check (amount_kyat >= 0),
  state text not null check (state in
    ('RESERVING', 'CODE_SENT', 'EXECUTING', 'UNKNOWN', 'COMPLETED', 'FAILED', 'CANCELLED', 'EXPIRED', 'REVERSED')),
  body_hash bytea not null check (octet_length(body_hash) = 32),
  lang text not null check (lang in ('en', 'my')),
  plan jsonb not null,
  -- What was answered, and is answered again to the same id.
  result jsonb,
  failure jsonb,
  asks smallint not null default 0,
  -- When somebody has to look at it if nothing happened; null when it has ended.
  next_ask_at timestamptz,
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((next_ask_at is null) = (state in ('COMPLETED', 'FAILED', 'CANCELLED', 'EXPIRED', 'REVERSED')))
) partition by range (id);
create index value_move_line_idx on value_move (line, id);
create index value_move_open_idx on value_move (next_ask_at) where next_ask_at is not null;

-- "Why did this change": one row for each line a move touched, written with its end.
create table value_history (
  line text not null,
  move_id uuid not null,
  type text not null check (type in ('TOPUP', 'PACKAGE', 'RENEWAL', 'GIFT_OUT', 'GIFT_IN', 'SHARE_OUT', 'SHARE_IN', 'FEE',
    'FTTH_PAYMENT', 'SIM_ORDER', 'POINT_EARN', 'POINT_REDEEM', 'POINT_EXPIRE', 'REFUND', 'ADJUST', 'LOAN')),
  status text not null check (status in ('SUCCEEDED', 'FAILED', 'REVERSED')),
  deltas jsonb not null check (jsonb_typeof(deltas) = 'array'),
  counterparty text,
  product text,
  -- The words of the reason and what fills them.
  why jsonb not null,
  at timestamptz not null,
  primary key (line, move_id)
) partition by range (move_id);

select ensure_months('value_move', (now() - interval '1 month')::date, 8);
select ensure_months('value_history', (now() - interval '1 month')::date, 8);

-- The line is this transaction's alone until it ends: what was known under the id, and what the line did of this kind since
-- the day began.
create function value_open(p_id uuid, p_line text, p_kind text, p_since uuid, out known boolean, out today_count integer,
  out today_kyat bigint) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('value ' || p_line, 0));
  known := exists (select from value_move where id = p_id);
  if known then
    return;
  end if;
  select count(*), coalesce(sum(amount_kyat), 0) into today_count, today_kyat from value_move
   where line = p_line and id >= p_since and kind = p_kind
     and state in ('RESERVING', 'CODE_SENT', 'EXECUTING', 'UNKNOWN', 'COMPLETED');
end $$;

-- A package on a line, as we know it. The core holds the buckets; this holds what the owner decided about it.
create table subscription (
  id uuid primary key,
  line text not null,
  product text not null,
  status text not null check (status in ('ACTIVE', 'RENEWING', 'RENEW_FAILED', 'CANCELLED', 'EXPIRED', 'REVERSED')),
  price_kyat bigint not null check (price_kyat >= 0),
  started_at timestamptz not null,
  expires_at timestamptz not null,
  auto_renew boolean not null,
  next_renew_at timestamptz,
  renew_tries smallint not null default 0,
  -- The move of the renewal that is being tried: chosen before it is asked for, so that a second try is the same move.
  renew_move_id uuid,
  origin text not null check (origin in ('SELF', 'GIFT', 'LOYALTY', 'CAMPAIGN')),
  gifted_by text,
  undo_until timestamptz,
  move_id uuid not null
);
create index subscription_line_idx on subscription (line, expires_at);
create index subscription_renew_idx on subscription (next_renew_at) where next_renew_at is not null;

-- Who may send gifts to a line; without a row everybody may.
create table gift_policy (
  line text primary key,
  accept text not null check (accept in ('ALL', 'SAVED_ONLY', 'NONE')),
  changed_at timestamptz not null
);

create table saved_recipient (
  line text not null,
  msisdn text not null,
  nickname text,
  last_used_at timestamptz not null,
  use_count integer not null default 1,
  primary key (line, msisdn)
);
