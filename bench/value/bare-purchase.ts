import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { firstMoveIdOf } from '#contracts/move-id.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { mustRun } from '../../scripts/run/run-command.ts'
import { CLIENTS, PERSONS, stepOf } from './shop-bench.ts'
import { numberOf } from './load-lines.ts'

type Example = {
  readonly plan: string
  readonly order: string
  readonly result: string
  readonly history: string
  readonly why: string
}

/** What one real purchase wrote, so that the bare run writes rows of the same size. */
async function exampleOf(url: string): Promise<Example> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } =
      await client.query<Example>(`select m.plan::text as plan, m.plan #>> '{order,order}' as "order",
      m.result::text as result, h.deltas::text as history, h.why::text as why
      from value_move m join value_history h on h.move_id = m.id where m.state = 'COMPLETED' order by m.id desc limit 1`)
    const [row] = rows
    if (!row) throw new Error('no purchase to take as an example')
    return row
  } finally {
    await client.end()
  }
}

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** The statements of one purchase, in its transactions and order, with its own line and id each time. */
function script({ plan, order, result, history, why }: Example, lines: number): string {
  const prefix = firstMoveIdOf(systemClock.now().getTime()).slice(0, 13)
  const id = `(':p-7' || :a || '-8' || :b || '-' || :c)::uuid`.replace(':p', prefix)
  const line = `(${numberOf(0)} + :n)::text`
  return `
\\set n random(0, ${PERSONS - 1}) * ${stepOf(lines)}
\\set a random(100, 999)
\\set b random(100, 999)
\\set c random(100000000000, 999999999999)
select ledger.view(${line}, now());
select state, sim_changed_at from line where number = ${line};
begin;
select * from value_open(${id}, ${line}, 'purchase', ledger.first_id_of(date_trunc('day', now())));
select * from subscription where line = ${line} and expires_at > now() and status in ('ACTIVE', 'RENEWING', 'RENEW_FAILED') and product = 'P1000' order by expires_at;
insert into value_move (id, kind, line, product, amount_kyat, state, body_hash, lang, plan, next_ask_at, created_at)
values (${id}, 'purchase', ${line}, 'P1000', 1000, 'EXECUTING', sha256('x'), 'en', ${quote(plan)}, now() + interval '15 seconds', now());
commit;
select ledger.charge(${id}, sha256('x'), now(), ${quote(order)}::jsonb || jsonb_build_object('payer', ${line}, 'receiver', ${line}));
begin;
insert into subscription (id, line, product, status, price_kyat, started_at, expires_at, auto_renew, origin, undo_until, move_id)
values (${id}, ${line}, 'P1000', 'ACTIVE', 1000, now(), now() + interval '7 days', false, 'SELF', now() + interval '10 minutes', ${id});
update value_move set state = 'COMPLETED', next_ask_at = null, result = ${quote(result)}, settled_at = now() where id = ${id} and state = 'EXECUTING';
insert into value_history (line, move_id, type, status, deltas, product, why, at)
values (${line}, ${id}, 'PACKAGE', 'SUCCEEDED', ${quote(history)}, 'P1000', ${quote(why)}, now());
commit;
`
}

/** The same SQL with nothing around it, at the same concurrency; purchases per second. */
export async function barePurchases(url: string, lines: number, seconds: number): Promise<number> {
  const file = join(mkdtempSync(join(tmpdir(), 'bench-value-sql-')), 'purchase.sql')
  writeFileSync(file, script(await exampleOf(url), lines))
  const args = ['-n', '-c', String(CLIENTS), '-j', '2', '-T', String(seconds), '-f', file, url]
  const said = await mustRun('pgbench', args)
  const perSecond = /tps = ([0-9.]+)/.exec(said)?.[1]
  if (perSecond === undefined) throw new Error(`pgbench said no figure: ${said.slice(-500)}`)
  return Number(perSecond)
}
