-- A code asked for by a browser that signed in before is its own: strangers neither replace it nor use up its sends. And
-- guesses that do not know the challenge have a total of their own, so that they cannot burn it.
alter table otp_challenge add column device bytea check (octet_length(device) = 32),
  add column blind_tries smallint not null default 0 check (blind_tries between 0 and 10);
