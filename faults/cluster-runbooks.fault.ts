import { existsSync } from 'node:fs'
import pg from 'pg'
import { superuserUrl } from '../scripts/cluster/database-addresses.ts'
import { ADDRESSES, inCluster, PORTS } from '../scripts/cluster/places.ts'
import { ownCluster } from './cluster/own-cluster.ts'
import type { Count, Fault } from './fault.ts'
import { asksOf, readRunbooks, type Ask } from './runbooks/asks.ts'
import { COMMANDS } from './runbooks/commands.ts'

const PROMETHEUS = `http://${ADDRESSES.WATCH_ADDRESS}:${PORTS.PROMETHEUS_PORT}/api/v1`

const read = async <T>(path: string): Promise<T> => {
  const answer = await fetch(`${PROMETHEUS}/${path}`)
  return ((await answer.json()) as { data: T }).data
}

/** What stands in pointed brackets, or is the example of an order. */
const filled = (statement: string): string =>
  statement
    .replaceAll("'<id>'", "'00000000-0000-7000-8000-000000000000'")
    .replaceAll("'<payment or order>'", "'00000000-0000-7000-8000-000000000000'")
    .replaceAll("'<day>'", 'current_date')
    .replaceAll('<account>', '1')

type Knows = {
  readonly figures: ReadonlySet<string>
  readonly alerts: ReadonlySet<string>
  readonly database: pg.Client
}

async function askSql({ database }: Knows, text: string): Promise<string | null> {
  await database.query('begin')
  try {
    await database.query(filled(text))
    return null
  } catch (error) {
    return (error as Error).message
  } finally {
    await database.query('rollback')
  }
}

/** A figure that is counted, or else a table or column: they are written alike. */
async function askFigure({ figures, database }: Knows, text: string): Promise<string | null> {
  if (text.includes('(')) {
    const answer = await fetch(`${PROMETHEUS}/query?query=${encodeURIComponent(text)}`)
    return answer.ok ? null : await answer.text()
  }
  const name = text.replace(/\{.*$/, '')
  // `pg_wal` and the like are folders.
  if (figures.has(name) || existsSync(inCluster('db1', 'postgres', name))) return null
  const { rowCount } = await database.query(
    'select from information_schema.columns where table_name = $1 or column_name = $1 union all select from pg_settings where name = $1 limit 1',
    [name],
  )
  return rowCount ? null : 'neither a figure nor a table'
}

async function askCommand(text: string): Promise<string | null> {
  const command = COMMANDS.find(({ is }) => is.test(text))
  if (!command) return 'nobody has walked it'
  return 'walk' in command ? command.walk() : null
}

function ask(knows: Knows, { kind, text }: Ask): Promise<string | null> {
  if (kind === 'sql') return askSql(knows, text)
  if (kind === 'figure') return askFigure(knows, text)
  if (kind === 'command') return askCommand(text)
  return Promise.resolve(knows.alerts.has(text) ? null : 'no such alert')
}

async function knowledge(): Promise<Knows> {
  const metadata = await read<Record<string, unknown>>('metadata')
  const { groups } = await read<{ groups: { rules: { name: string }[] }[] }>('rules')
  const database = new pg.Client({ connectionString: superuserUrl('portal') })
  await database.connect()
  return {
    figures: new Set(Object.keys(metadata)),
    alerts: new Set(groups.flatMap(({ rules }) => rules.map(({ name }) => name))),
    database,
  }
}

/** Everything that a runbook tells to ask or to do is asked and done on the cluster. `written` changes the pages first. */
async function walk(written: (text: string) => string): Promise<Count> {
  await ownCluster()
  const runbooks = new Map([...readRunbooks()].map(([name, text]) => [name, written(text)]))
  const asks = asksOf(runbooks)
  const knows = await knowledge()
  let bad = 0
  try {
    for (const one of asks) {
      const problem = await ask(knows, one)
      if (problem === null) continue
      bad += 1
      process.stdout.write(`  ${one.runbook}: ${one.text}\n    ${problem}\n`)
    }
  } finally {
    await knows.database.end()
  }
  return { tried: asks.length, bad }
}

export const faults: readonly Fault[] = [
  {
    name: 'cluster.runbooks',
    bar: 0,
    attack: () => walk((text) => text),
    // A table and an alert that somebody renamed, and a command that nobody tried.
    control: () =>
      walk((text) =>
        text
          .replaceAll('value_move', 'value_moves')
          .replaceAll('ApiGone', 'ApiLost')
          .replaceAll('nginx -t', 'nginx -x'),
      ),
  },
]
