-- Channels that staff switched off. Who does it alone does it for an hour; a second person makes it last.
create table payment_channel_switch (
  channel text primary key,
  off_since timestamptz not null,
  -- Null once two people agreed.
  until timestamptz,
  staff_id uuid not null,
  why text not null
);
