-- The ledger's balances are called what the port calls them: buckets, each with its source. Names only, nothing is rewritten; the
-- functions that read them follow in the same transaction.
alter table ledger.account rename to bucket;
alter table ledger.bucket rename column bucket to source;
alter table ledger.entry rename column account_id to bucket_id;
alter table ledger.hold rename column account_id to bucket_id;
alter table ledger.hold_part rename column account_id to bucket_id;
alter table ledger.finding rename column account_id to bucket_id;
alter sequence ledger.account_id_seq rename to bucket_id_seq;
alter index ledger.account_pkey rename to bucket_pkey;
alter index ledger.account_main_idx rename to bucket_main_idx;
alter index ledger.account_owner_idx rename to bucket_owner_idx;
alter index ledger.account_ends_idx rename to bucket_ends_idx;
alter index ledger.account_ended_idx rename to bucket_ended_idx;
alter index ledger.entry_account_idx rename to entry_bucket_idx;
alter trigger account_lives_again on ledger.bucket rename to bucket_lives_again;

-- A worker of the release before asks it for the oldest end. It goes with the next release.
create view ledger.account as select expires_at, living, reserved from ledger.bucket;
