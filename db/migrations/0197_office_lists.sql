-- The first page of every list of the office is read from an index.
create index payment_at_idx on payment (created_at, id);
create index payment_state_at_idx on payment (state, created_at, id);
create index payment_channel_at_idx on payment (channel, created_at, id);
create index payment_refund_at_idx on payment_refund (created_at, id);
create index payment_refund_state_at_idx on payment_refund (state, created_at, id);
-- What has no end is never much.
create index value_move_without_answer_idx on value_move (created_at, id) where state in ('UNKNOWN', 'HELD');
create index payment_without_answer_idx on payment (created_at, id) where state in ('UNKNOWN', 'HELD');
create index payment_refund_without_end_idx on payment_refund (created_at, id) where state in ('UNKNOWN', 'STAFF', 'BOUNCED', 'FAILED');
create index sms_message_recipient_idx on sms_message (recipient, created_at, id);
create index otp_number_off_idx on otp_number (off_since) where off_since is not null;
create index otp_number_row_idx on otp_number (consecutive, number) where consecutive > 0;
create index settlement_day_idx on settlement_day (day, channel);
