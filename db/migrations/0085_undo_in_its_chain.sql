-- How a stretch was reckoned when it was bought: the moment, whether it was put behind what ran, and the catalogue's rule of
-- that day. An undo reckons the later ones anew from it, whatever the catalogue says by then. Null: bought before this.
alter table subscription add column stretch jsonb;
-- The undo under way that takes it back or moves its end; nothing is put behind it meanwhile.
alter table subscription add column undo_move_id uuid;
-- The purchase that ended it, and whether it renewed until then: undoing that purchase brings it back as it was.
alter table subscription add column replaced_by uuid;
alter table subscription add column renewed_before boolean not null default false;

-- Gifts on their way to a line. Few are open at any time, so the index stays small.
create index value_move_gift_idx on value_move (counterparty) where kind = 'gift' and settled_at is null;
