/** Statements that take a guard out of the database of an attack's own. No setting of the product does this. */

const TAKES = `p_id uuid, p_line text, p_kind text, p_day timestamptz, p_now timestamptz, p_clashes boolean,
  p_product text, p_counterparty text, p_waits boolean`
const GIVES = `out known boolean, out today_count integer, out today_kyat bigint, out under_way uuid,
  out under_way_since timestamptz, out waiting uuid[]`

/** No lock, no memory of ids, no limit and no clash. */
export const NO_ENTRANCE = [
  `create or replace function value_begin(${TAKES}, ${GIVES}) language sql as
     'select false, 0, 0::bigint, null::uuid, null::timestamptz, null::uuid[]'`,
  // The lock of a product's ends would stand in for the line's.
  `create or replace function stretches_lock(p_line text, p_product text) returns void language sql as 'select'`,
]

/** A piece of an offer is looked for and not locked. */
export const NO_LOCKED_PIECE = [
  `create or replace function package_offer_look(p_code text, p_line text, p_once boolean, p_limited boolean, p_now timestamptz)
     returns jsonb language plpgsql volatile as $$ begin return jsonb_build_object('used', false, 'piece',
       (select min(piece) from package_offer_piece where code = p_code and move_id is null)); end $$`,
]

/** The same wish may be begun again while the first has no end. */
export const NO_CLASH = [
  'alter function value_begin rename to value_begin_strictly',
  `create function value_begin(${TAKES}, ${GIVES}) language sql as
     'select * from value_begin_strictly(p_id, p_line, p_kind, p_day, p_now, false, p_product, p_counterparty, false)'`,
]

/** Nor does what the first will bring stand in its way. */
export const BOUGHT_AGAIN = [
  ...NO_CLASH,
  `create or replace function value_arriving(p_line text, p_product text, p_now timestamptz, p_but uuid) returns text[] language sql as
     'select array[]::text[]'`,
]
