-- Behind the 32 bytes of a code's keyed hash stands the id of the key that made it; codes of a key without an id have none.
alter table otp_challenge drop constraint otp_challenge_mac_check;
alter table otp_challenge add constraint otp_challenge_mac_check check (octet_length(mac) between 32 and 48);
