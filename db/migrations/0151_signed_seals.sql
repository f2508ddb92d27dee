-- A seal is signed with a key that is not in the database: whoever can change every row here cannot seal them anew.
alter table ledger.seal
  add column signature bytea check (octet_length(signature) = 64),
  -- The id of the key, empty for one without.
  add column signed_by text;
alter table ledger.finding drop constraint finding_problem_check;
alter table ledger.finding add constraint finding_problem_check check (problem in ('PIECE_CHANGED', 'SEAL_CHANGED',
  'CHANGED_BEFORE_SEALED', 'UNITS_NOT_ZERO', 'BALANCE_NOT_ITS_ENTRIES', 'RESERVED_NOT_ITS_HOLDS', 'SIGNATURE_WRONG'));
