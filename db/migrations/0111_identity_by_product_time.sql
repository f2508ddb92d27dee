-- Codes and sessions end by the product's time; their functions read it, and so do the defaults of a device.
alter table device_key alter column added_at set default platform.now(), alter column last_used_at set default platform.now();
