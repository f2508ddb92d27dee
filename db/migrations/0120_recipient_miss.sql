-- Numbers a line tried in vain: five a day, so that nobody asks us by thousands who is a customer. The number itself is not
-- kept, only enough of it to know the same one again; rows go after a day.
create table recipient_miss (
  line text not null,
  receiver bytea not null check (octet_length(receiver) = 16),
  at timestamptz not null,
  primary key (line, receiver)
);
create index recipient_miss_at_idx on recipient_miss (at);
