-- A centre that sends no receipts leaves every message SUBMITTED until its life is long over; the sweep looks at the oldest.
create index sms_message_unreceipted_idx on sms_message (valid_until) where state = 'SUBMITTED';
