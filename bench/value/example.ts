import { query } from '../../scripts/own-site/own-databases.ts'

/** Values of one real purchase, so that the bare one writes rows of the same size. */
export type Example = {
  readonly id: string
  readonly line: string
  readonly plan: string
  readonly result: string
  readonly deltas: string
  readonly why: string
  readonly stretch: string
  readonly expiresAt: string
  readonly pointsDue: string
  readonly tax: string
  readonly mb: string
  readonly points: string
}

export async function exampleOf(url: string): Promise<Example> {
  const [row] = await query<Example>(
    url,
    `select m.id, m.line, m.plan::text as plan, m.result::text as result, h.deltas::text as deltas, h.why::text as why,
       s.stretch::text as stretch,
       s.expires_at::text as "expiresAt", points.due_at::text as "pointsDue",
       (select amount::text from ledger.entry where move_id = m.id and bucket_id = 2) as tax,
       data.initial::text as mb, points.spend::text as points
     from value_move m join value_history h on h.move_id = m.id join subscription s on s.move_id = m.id
     join ledger.bucket data on data.opened_by = m.id and data.unit = 'MB'
     join points_earn points on points.move_id = m.id
     where m.state = 'COMPLETED' order by m.id desc limit 1`,
  )
  if (!row) throw new Error('no purchase to take as an example')
  return row
}
