-- A code that goes to whatever number is named is counted apart from what the owner of that number asks for: a guest, or a
-- session that names another line, uses up neither its codes to sign in nor those inside its session.
alter table otp_purpose add column any_number boolean not null default false;
update otp_purpose set any_number = true where purpose in ('CONTACT', 'TICKET', 'LINK_LINE');

-- What such codes to other networks may come to: they cost us, and reach people who are not our customers. Dated rows, as in
-- share_rule: staff change it without a release.
create table otp_network_rule (
  valid_from timestamptz primary key,
  per_number integer not null check (per_number > 0),
  in_all integer not null check (in_all >= 0)
);
insert into otp_network_rule (valid_from, per_number, in_all) values ('2026-01-01T00:00:00+06:30', 3, 2000);

-- How many went out on a day of Yangon. One row a day is enough: it is locked by at most `in_all` sends.
create table otp_network_day (
  day date primary key,
  sent integer not null
);
