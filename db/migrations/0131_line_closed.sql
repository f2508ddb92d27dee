-- The event that closed a line: while it changes hands nothing new begins there, nobody signs in and no message is sent. An ended
-- line stays closed until it is told to have a new holder.
alter table line add column closed_by uuid;
-- When it was last told to have changed hands: what is told of a time before is about somebody else.
alter table line add column held_since timestamptz;

-- What an event asks for beyond the moment it is told; null when it is done. The row is the timer.
alter table line_event add column due_at timestamptz;
create index line_event_due_idx on line_event (due_at) where due_at is not null;
