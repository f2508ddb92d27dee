-- A guest who looks after a fibre order proves its contact phone. A contract is linked or settled by a code to its own phone, which may be
-- of another network: counted apart (any_number), so that nobody uses up the codes of whoever holds that phone. Paying a bill out of the
-- balance takes a code above the free sum.
insert into otp_purpose (purpose, signed_in, off_net, any_number) values
  ('TRACK', false, true, true),
  ('LINK_CONTRACT', true, true, true),
  ('SETTLE_CONTRACT', true, true, true),
  ('PAY_BALANCE', true, false, false);
