-- The same for what a dead sender left: few rows, found without passing over all that wait for a receipt.
create index sms_message_sending_idx on sms_message (sent_at) where state = 'SENDING';
drop index sms_message_open_idx;
