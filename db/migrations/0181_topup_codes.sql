-- A guest who tops up proves the number that receipt and refund are told to; any network's, counted apart like the other guests'.
insert into otp_purpose (purpose, signed_in, off_net, any_number) values ('TOPUP', false, true, true);
