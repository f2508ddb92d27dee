-- What a session alone is not enough for: each has codes of its own, counted with those inside a session.
insert into otp_purpose (purpose, signed_in, off_net) values
  ('PASSKEY_ADD', true, false), ('PASSKEY_REMOVE', true, false), ('CREDENTIALS', true, false), ('EXPORT', true, false);

-- What the answer of a passkey proves; null for a sign-in and for the making of a new passkey.
alter table passkey_ceremony add column proves text;

-- When the owner was last told of a sign-in on a new device.
alter table account add column new_device_told_at timestamptz;
