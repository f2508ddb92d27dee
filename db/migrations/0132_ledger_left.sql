-- What was left on a line when its holder was gone: own accounts, as for what ended unused.
insert into ledger.bucket (id, owner, unit, source, kept) values
  (30, 'own:left', 'MMK', 'OWN', false), (31, 'own:left', 'MB', 'OWN', false), (32, 'own:left', 'MIN', 'OWN', false),
  (33, 'own:left', 'SMS', 'OWN', false), (34, 'own:left', 'POINT', 'OWN', false);
