-- A session plans a function's statements once, and what it planned while the tables were still empty it keeps. So that
-- every look is one probe from the first code on: no reading of whole tables, and only one index that could serve a number.
drop index otp_challenge_sms_idx;
drop index otp_challenge_created_idx;
create index otp_challenge_sms_idx on otp_challenge (sms_id);
create index otp_challenge_expires_idx on otp_challenge (expires_at);

alter function otp_issue(uuid, text, text, bytea, bytea, bytea, boolean, uuid, jsonb, jsonb) set enable_seqscan = off;
alter function otp_verify(uuid, text, text, bytea, bytea, bytea) set enable_seqscan = off;
alter function session_start(uuid, uuid, bytea, text, text) set enable_seqscan = off;
alter function session_read(bytea) set enable_seqscan = off;
alter function sign_in_by_code(uuid, text, text, bytea, bytea, bytea, uuid, uuid, bytea, text) set enable_seqscan = off;
