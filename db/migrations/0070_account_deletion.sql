-- Accounts that end when their days of grace are over. The row is the timer; taking it back is deleting the row.
create table account_deletion (
  account_id uuid primary key references account (id) on delete cascade,
  lang text not null check (lang in ('en', 'my')),
  asked_at timestamptz not null,
  due_at timestamptz not null check (due_at > asked_at)
);
create index account_deletion_due_idx on account_deletion (due_at);

-- Before this a line's history belongs to an account that was deleted. The rows stay as long as the law wants them, but
-- whoever signs in with the number afterwards does not see them.
create table history_start (
  line text primary key,
  since timestamptz not null,
  -- The first id of that moment: ids carry their time, so the history is cut by its own index.
  first_move_id uuid not null
);
