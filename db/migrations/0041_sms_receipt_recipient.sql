-- A receipt is believed only for the number the message went to: an id alone may be misread, or used twice by a centre.
-- Receipts kept so far belong to nobody, so none is lost.
delete from sms_receipt;
alter table sms_receipt add column recipient text not null;
