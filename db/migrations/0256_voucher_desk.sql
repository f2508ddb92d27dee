-- Points that staff add or take: one person alone up to a thousand, else two.
insert into proposal_approver (kind, role) values ('POINTS', 'LOYALTY'), ('POINTS', 'CARE_LEAD');
alter table proposal drop constraint proposal_check2;
alter table proposal add constraint proposal_alone_check check (not alone
  or (kind = 'REFUND' and amount_kyat <= 100000)
  or (kind = 'POINTS' and (proposed ->> 'points')::bigint between -1000 and 1000));

-- What is free, held, issued and used of a voucher is counted without reading the others.
create index voucher_code_stock_idx on voucher_code (voucher_id, state);
create index member_voucher_used_idx on member_voucher (voucher_id) include (seats) where state = 'USED';
