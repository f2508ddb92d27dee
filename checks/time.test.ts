import { describe, expect, it } from 'vitest'
import { monthlyTables } from '../scripts/checks/monthly-tables.ts'
import { oneTimer } from '../scripts/checks/one-timer.ts'
import { gitTree } from '../scripts/checks/tree.ts'
import { root } from '../scripts/root.ts'
import { problemsOf, type Files } from './planted-tree.ts'

const GROWS = 'create table visit (\n  id uuid primary key,\n  check (true)\n) partition by range (id);\n'
const NAMED: Files = {
  'db/migrations/0900_visit.sql': GROWS,
  'modules/visits/monthly-tables.ts': "export const VISITS_MONTHLY = ['visit'] as const\n",
  'apps/worker/monthly-tables.ts': 'export const MONTHLY_TABLES = [...VISITS_MONTHLY]\n',
}
const without = (file: string): Files =>
  Object.fromEntries(Object.entries(NAMED).filter(([name]) => name !== file))

describe('one timer', () => {
  it.each([
    ['a lease in SQL', { 'modules/a/a-store.ts': 'sql`select id from a for update skip locked`\n' }],
    [
      'a lease by the query builder',
      { 'modules/a/a-store.ts': 'db.selectFrom(a).forUpdate().skipLocked()\n' },
    ],
    ['a lease in an adapter', { 'adapters/a/a.ts': 'sql`… FOR UPDATE\n SKIP LOCKED`\n' }],
    ['a timer in a module', { 'modules/a/a.ts': 'setInterval(() => sweep(), 1_000)\n' }],
    ['a loop in a module', { 'modules/a/a.ts': "import { startLoop } from '#platform/loop/loop.ts'\n" }],
    ['a loop in an app', { 'apps/api/a.ts': "import {\n  startLoop,\n} from '#platform/loop/loop.ts'\n" }],
    ['a loop in platform', { 'platform/db/a.ts': "import { startLoop } from '../loop/loop.ts'\n" }],
    ['a timer in the worker', { 'apps/worker/a.ts': 'setInterval(() => sweep(), 1_000)\n' }],
  ])('finds %s', (_name, files: Files) => {
    expect(problemsOf(oneTimer, files)).toHaveLength(1)
  })

  it('control: lets platform feed, a stream take what is next, and a test do as it likes', () => {
    const files = {
      'platform/jobs/due-rows.ts': 'sql`for update skip locked`\n',
      'modules/notify/sms-store.ts': 'sql`for update skip locked`\n',
      'modules/a/a.test.ts': 'setInterval(() => look(), 10)\n',
      'platform/jobs/feed-due.ts': "import { startLoop, type Loop } from '../loop/loop.ts'\n",
      'platform/jobs/worker.ts': "import type { Loop } from '../loop/loop.ts'\n",
    }
    expect(problemsOf(oneTimer, files)).toEqual([])
  })

  it('finds nothing in this tree', () => expect(oneTimer.run(gitTree(root))).toEqual([]))
})

describe('monthly tables', () => {
  it('finds a partitioned table that nobody named', () => {
    expect(problemsOf(monthlyTables, without('modules/visits/monthly-tables.ts'))).toHaveLength(1)
  })

  it('finds a list that nobody reads', () => {
    expect(problemsOf(monthlyTables, without('apps/worker/monthly-tables.ts'))).toHaveLength(1)
  })

  it('control: says nothing where it is named and read', () => {
    expect(problemsOf(monthlyTables, NAMED)).toEqual([])
  })

  it('finds nothing in this tree', () => expect(monthlyTables.run(gitTree(root))).toEqual([]))
})
