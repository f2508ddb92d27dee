-- Lines that their owners want stopped: asked for with one id until the operator's system answers.
create table line_suspension (
  id uuid primary key,
  line text not null,
  state text not null check (state in ('ASKED', 'DONE', 'REFUSED')),
  asked_at timestamptz not null,
  tries integer not null default 0,
  -- When the operator's system is asked again, and later when this is forgotten: the row is the timer.
  due_at timestamptz
);
-- One at a time of a line, however often the button is pressed.
create unique index line_suspension_open_idx on line_suspension (line) where state = 'ASKED';
create index line_suspension_line_idx on line_suspension (line, asked_at);
create index line_suspension_due_idx on line_suspension (due_at) where due_at is not null;

insert into otp_purpose (purpose, signed_in, off_net) values ('PUK', true, false);
