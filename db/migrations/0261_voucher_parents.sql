-- A popular voucher is taken by many at once: no row of theirs locks the one they all point at.
alter table member_voucher drop constraint member_voucher_voucher_id_fkey;
