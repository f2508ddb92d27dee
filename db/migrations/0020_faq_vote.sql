-- Whether an answer helped. The browser's id is random and bound to nobody; a browser speaks once per question.
create table faq_vote (
  faq_id text not null,
  browser_id uuid not null,
  helpful boolean not null,
  reason text check (reason in ('UNCLEAR', 'WRONG', 'NOT_MINE')),
  cast_at timestamptz not null,
  primary key (faq_id, browser_id),
  check (not helpful or reason is null)
);
