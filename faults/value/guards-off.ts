/** Statements that take a guard out of the database of an attack's own. No setting of the product does this. */

const TAKES = `p_id uuid, p_line text, p_kind text, p_day timestamptz, p_now timestamptz, p_clashes boolean,
  p_product text, p_counterparty text`
const GIVES = `out known boolean, out today_count integer, out today_kyat bigint, out under_way uuid,
  out under_way_since timestamptz`

/** No lock, no memory of ids, no limit and no clash. */
export const NO_ENTRANCE = [
  `create or replace function value_enter(${TAKES}, ${GIVES}) language sql as
     'select false, 0, 0::bigint, null::uuid, null::timestamptz'`,
]

/** The same wish may be begun again while the first has no end. */
export const NO_CLASH = [
  'alter function value_enter rename to value_enter_strictly',
  `create function value_enter(${TAKES}, ${GIVES}) language sql as
     'select * from value_enter_strictly(p_id, p_line, p_kind, p_day, p_now, false, p_product, p_counterparty)'`,
]
