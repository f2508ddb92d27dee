-- How channels are doing: every start and every question, answered or not. A working table; an hour of it is kept.
create table payment_channel_call (
  channel text not null,
  at timestamptz not null,
  answered boolean not null
);
create index payment_channel_call_idx on payment_channel_call (channel, at);

-- When a channel is asked about nothing in particular, because nobody else asks it.
create table payment_channel (
  name text primary key,
  due_at timestamptz
);
