import { count, row, table, type Figures } from './capacity-figures.ts'

const MS = 1_000

const sum = (numbers: Readonly<Record<string, number>>): number =>
  Object.values(numbers).reduce((all, one) => all + one, 0)

type Request = {
  readonly says: string
  readonly name: string
  /** Milliseconds of a core in the process and in PostgreSQL; null where no benchmark separates them. */
  readonly cpu: (figures: Figures) => readonly [number, number] | null
  readonly left: (figures: Figures) => string
}

const parts = (name: string): Request['cpu'] => {
  return ({ of }) => [of(name, 'API CPU ms'), of(name, 'PostgreSQL CPU ms')]
}
const nothing = () => '0'

const REQUESTS: readonly Request[] = [
  {
    says: 'content, from memory',
    name: 'content.read',
    cpu: ({ of }) => [MS / of('content.read'), 0],
    left: nothing,
  },
  { says: 'balance and packages', name: 'value.account-main', cpu: () => null, left: nothing },
  {
    says: 'code asked for',
    name: 'identity.code-request',
    cpu: parts('identity.code-request'),
    left: ({ of }) => `${count(of('identity.code-bytes'))}, swept after a day to 30`,
  },
  {
    says: 'code typed in',
    name: 'identity.code-verify',
    cpu: parts('identity.code-verify'),
    left: () => 'swept with the session',
  },
  {
    says: 'purchase',
    name: 'value.purchase',
    cpu: parts('value.purchase'),
    left: ({ of }) => count(of('value.purchase-bytes')),
  },
]

/** What one request costs: nothing here is reckoned. */
export const costLines = (figures: Figures): string[] => [
  ...table(
    [
      'Request',
      'API, ms of a core',
      'PostgreSQL, ms of a core',
      'statements',
      'commits',
      'rows',
      'bytes left',
    ],
    REQUESTS.map(({ says, name, cpu, left }) => {
      const cost = figures.costs.requests[name]
      if (!cost)
        throw new Error(`docs/capacity.md tells ${name}, which bench/request-costs.json does not have`)
      const [api, database] = cpu(figures)?.map((ms) => count(ms, 2)) ?? ['–', '–']
      return row(
        says,
        api ?? '',
        database ?? '',
        cost.statements,
        cost.commits,
        sum(cost.rows),
        left(figures),
      )
    }),
  ),
  '',
  `The edge answers ${count(figures.of('front.edge-read'))} reads in one second of a core. Statements, commits and rows: \`bench/request-costs.json\`,`,
  'which a test compares with what the requests do; finding out who asks is one statement more, at most once a second for each',
  'session. Bytes: with indexes, once the tables grow; those of a session are not counted: its rows go with it.',
  'Milliseconds: `bench/results.json`. Balance and packages have none of a core, because their bench takes the time until the answer:',
  `${count(figures.of('value.account-main'))} ms for 99 of 100, with callers who ask without a pause.`,
]
