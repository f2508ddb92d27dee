-- Recalls without an answer, by the line they are asked of: they end when it changes hands.
create index share_recall_receiver_idx on share_recall (receiver) where state = 'ASKED';
