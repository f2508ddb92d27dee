-- Where points go that were spent.
insert into ledger.bucket (id, owner, unit, source, kept) values (10, 'own:spent', 'POINT', 'OWN', false);

-- Lots of points end by a job of their own, which writes their history.
create index bucket_points_end_idx on ledger.bucket (expires_at) where living and unit = 'POINT' and expires_at is not null;
