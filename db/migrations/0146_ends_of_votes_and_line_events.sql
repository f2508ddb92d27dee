-- What ends by its age is found by it.
create index faq_vote_cast_at on faq_vote (cast_at);
create index line_event_told_at on line_event (told_at);
