-- What the core really took of a move that staff ended, and the proposal that two people agreed on. Null in rows of before.
alter table value_ended_by_staff
  add column taken_kyat bigint check (taken_kyat >= 0),
  add column proposal_id uuid;
alter table payment_ended_by_staff add column proposal_id uuid;

-- Who set a price, and by which proposal.
alter table package_price add column set_by text, add column set_at timestamptz;
