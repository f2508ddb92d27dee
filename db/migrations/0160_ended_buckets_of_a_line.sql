-- What a line used lately is also in buckets that have ended since. Only booking out writes into this index, no purchase.
create index bucket_owner_ended_idx on ledger.bucket (owner) where not living;
