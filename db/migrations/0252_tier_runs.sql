-- How far the run of a month has come: whoever goes on with it goes on from there.
create table loyalty_run (
  run_on date primary key,
  last_line text not null default '',
  members bigint not null default 0,
  ended_at timestamptz
);
