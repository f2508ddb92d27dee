-- A function in SQL is planned anew in every statement that calls it; one in plpgsql keeps its plans for the connection. These
-- are called several times in every move, so the planning cost more than the work. Same names, same arguments, same answers.

create or replace function ledger.first_id_of(p_at timestamptz) returns uuid language plpgsql immutable as $$
begin
  return (rpad(lpad(to_hex((extract(epoch from p_at) * 1000)::bigint), 12, '0'), 32, '0'))::uuid;
end $$;

create or replace function ledger.keep(p_id uuid, p_kind text, p_hash bytea, p_now timestamptz, p_answer jsonb) returns jsonb
language plpgsql as $$
begin
  insert into ledger.move (id, kind, body_hash, answer, at) values (p_id, p_kind, p_hash, p_answer, p_now);
  return p_answer;
end $$;

create or replace function ledger.refuse(p_id uuid, p_kind text, p_hash bytea, p_now timestamptz, p_reason text,
  p_missing bigint default null) returns jsonb language plpgsql as $$
begin
  return ledger.keep(p_id, p_kind, p_hash, p_now, jsonb_strip_nulls(
    jsonb_build_object('outcome', 'REFUSED', 'reason', p_reason, 'missing', p_missing)));
end $$;

create or replace function ledger.totals(p_line text, p_now timestamptz) returns jsonb language plpgsql stable as $$
begin
  return (select coalesce(jsonb_object_agg(unit, free), '{}') from (
    select unit, sum(balance - reserved) as free from ledger.account
     where owner = p_line and (expires_at is null or expires_at > p_now) group by unit) t);
end $$;

create or replace function ledger.write(p_id uuid, p_accounts bigint[], p_units text[], p_amounts bigint[]) returns void
language plpgsql as $$
begin
  insert into ledger.entry (move_id, seq, account_id, unit, amount)
  select p_id, e.seq, e.account_id, e.unit, e.amount
    from unnest(p_accounts, p_units, p_amounts) with ordinality as e (account_id, unit, amount, seq) where e.amount <> 0;
end $$;

create or replace function ledger.open_bucket(p_id uuid, p_owner text, p_grant jsonb, p_product text) returns bigint
language plpgsql as $$
declare
  opened bigint;
begin
  insert into ledger.account (owner, unit, bucket, balance, initial, expires_at, opened_by, product, scope, shareable)
  values (p_owner, p_grant ->> 'unit', p_grant ->> 'source', (p_grant ->> 'amount')::bigint, (p_grant ->> 'amount')::bigint,
    (p_grant ->> 'validTo')::timestamptz, p_id, p_product, coalesce(p_grant ->> 'scope', 'ANY'),
    coalesce((p_grant ->> 'shareable')::boolean, false))
  returning id into opened;
  return opened;
end $$;

create or replace function ledger.view(p_line text, p_now timestamptz) returns jsonb language plpgsql stable as $$
begin
  return (select jsonb_build_object('payType', l.pay_type, 'activatedAt', l.activated_at, 'endsAt', l.ends_at, 'segments', l.segments,
    'buckets', coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'unit', a.unit, 'source', a.bucket, 'balance', a.balance,
        'reserved', a.reserved, 'initial', a.initial, 'validTo', a.expires_at, 'product', a.product, 'scope', a.scope,
        'shareable', a.shareable, 'openedBy', a.opened_by) order by a.id)
      from ledger.account a where a.owner = p_line and (a.expires_at is null or a.expires_at > p_now)
        and (a.balance > 0 or a.bucket = 'MAIN')), '[]'))
  from ledger.line l where l.number = p_line);
end $$;

create or replace function ledger.shareable(p_line text, p_unit text, p_after timestamptz)
returns table (id bigint, free bigint, before bigint) language plpgsql as $$
begin
  return query
  with locked as materialized (
    select a.id, a.balance - a.reserved as free, a.expires_at from ledger.account a
     where a.owner = p_line and a.unit = p_unit and a.shareable and a.bucket = 'PACKAGE' and a.expires_at > p_after
       and a.balance > a.reserved order by a.id for update)
  select l.id, l.free, (sum(l.free) over (order by l.expires_at, l.id) - l.free)::bigint from locked l order by l.expires_at, l.id;
end $$;

create or replace function ledger.give_part(p_id uuid, p_source bigint, p_amount bigint, p_to text, p_valid_to timestamptz)
returns bigint language plpgsql as $$
declare
  given bigint;
begin
  with source as (
    update ledger.account set balance = balance - p_amount where id = p_source returning id, unit, scope, expires_at)
  insert into ledger.account (owner, unit, bucket, balance, initial, expires_at, opened_by, scope, came_from)
  select p_to, s.unit, 'SHARE', p_amount, p_amount, least(p_valid_to, s.expires_at), p_id, s.scope, s.id from source s
  returning id into given;
  return given;
end $$;

create or replace function otp_high_risk() returns boolean language plpgsql stable as $$
begin
  return (select coalesce(sum(failed), 0) >= 9900 from otp_spray where day = (now() at time zone 'utc')::date);
end $$;

create or replace function otp_counter(p_number text, p_purpose text) returns text language plpgsql stable as $$
begin
  return (select p_number || case when signed_in then '+' else '' end from otp_purpose where purpose = p_purpose);
end $$;

create or replace function otp_spray_add(p_count integer) returns void language plpgsql as $$
begin
  insert into otp_spray (day, shard, failed)
  values ((now() at time zone 'utc')::date, floor(random() * 64)::smallint, p_count)
  on conflict (day, shard) do update set failed = otp_spray.failed + excluded.failed;
end $$;

-- Every new code asked the foreign key, and the foreign key locked the row of its purpose: one row for all who sign in. A
-- purpose is read by the one function that writes codes, which refuses one it does not find; and a purpose stays as long as a
-- code has it.
alter table otp_challenge drop constraint otp_challenge_purpose_fkey;

create function otp_purpose_stays() returns trigger language plpgsql as $$
begin
  if exists (select from otp_challenge where purpose = old.purpose) then
    raise exception 'codes of the purpose % are still there', old.purpose using errcode = 'foreign_key_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger purpose_stays before delete or update of purpose on otp_purpose for each row execute function otp_purpose_stays();
