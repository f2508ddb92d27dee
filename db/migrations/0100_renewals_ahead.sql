-- A renewal is due in the twenty minutes before the end, by a hash of its line, so that those of one midnight do not come at
-- once. The move that gives back a period which was charged ahead and stopped before it began is chosen with the stop.
alter table subscription add column give_back_move_id uuid;

-- What waits for its first try already gets its place too; modules/purchases/renewal-due.ts reckons the same.
update subscription
   set next_renew_at = expires_at - make_interval(secs => ('x' || substr(md5(line), 1, 8))::bit(32)::bigint % 1200)
 where status = 'ACTIVE' and auto_renew and renew_tries = 0 and next_renew_at = expires_at;
