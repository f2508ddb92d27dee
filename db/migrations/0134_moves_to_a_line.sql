-- Whatever is on its way to a line, not only gifts: all of it ends before the line changes hands. Few are open at any time.
create index value_move_to_idx on value_move (counterparty) where counterparty is not null and settled_at is null;
drop index value_move_gift_idx;
