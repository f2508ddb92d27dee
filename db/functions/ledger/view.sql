-- A line and its buckets, in one answer.
create or replace function ledger.view(p_line text, p_now timestamptz) returns jsonb language plpgsql stable
security definer set search_path = public, pg_temp as $$
begin
  return (select jsonb_build_object('payType', l.pay_type, 'activatedAt', l.activated_at, 'endsAt', l.ends_at, 'segments', l.segments,
    'buckets', coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'unit', a.unit, 'source', a.source, 'balance', a.balance,
        'reserved', a.reserved, 'initial', a.initial, 'validTo', a.expires_at, 'product', a.product, 'scope', a.scope,
        'shareable', a.shareable, 'openedBy', a.opened_by) order by a.id)
      from ledger.bucket a where a.owner = p_line and a.living and (a.expires_at is null or a.expires_at > p_now)
        and (a.balance > 0 or a.source = 'MAIN')), '[]'))
  from ledger.line l where l.number = p_line);
end $$;
