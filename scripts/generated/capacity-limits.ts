import { count, table, row, type Figures } from './capacity-figures.ts'
import { BUSY, loadOf, PEAK, proofUse } from './capacity-sizes.ts'

const LARGEST_CORES = 32
/** Of SMPP_PER_SECOND: what a message centre agrees to on one connection, unless it says otherwise. */
const CODES_A_CONNECTION = 200

/** Moves a day that the proof follows with a year behind it. */
const proofMoves = (figures: Figures): number => 1 / proofUse(figures, 1)

/** In the order in which they are reached; the figure is what a running product shows. */
export function limitLines(figures: Figures): string[] {
  const most = loadOf(figures, 60e6)
  const leader = (LARGEST_CORES * BUSY * 1_000) / figures.of('value.purchase', 'PostgreSQL CPU ms')
  const keyed = Object.entries(figures.costs.lineKeys)
  const named = (has: boolean) =>
    keyed
      .filter(([, column]) => (column !== null) === has)
      .map(([name]) => `\`${name}\``)
      .join(', ')
  return [
    ...table(
      ['What is full', 'When', 'The figure that shows it', 'Then'],
      [
        row(
          'time to prove the ledger',
          `at ${count(proofMoves(figures) / 1e6, 1)} M moves a day with a year behind them`,
          '`ledger_pieces_late`',
          'let it rest less (`REST` in `apps/worker/keep-ledger.ts`): without rests it reads ten times as much; then several walk at once',
        ),
        row(
          'disk',
          'always: see the row of a year above',
          '`pg_database_size_bytes`, `node_filesystem_avail_bytes`',
          `\`months.archive\` takes out ${count(most.archivedShare * 100)}% of what a move left, 25 months later; the ledger stays, on larger disks`,
        ),
        row(
          'connections',
          'processes times API_CONNECTIONS over what the pooler has',
          '`database_callers_waiting`, `database_away_answers_total`',
          'API_CONNECTIONS while PostgreSQL has cores; POOLER_SIZE with it',
        ),
        row(
          'PostgreSQL, by reads',
          'histories and lists of the office beside moves',
          '`http_request_duration_seconds` of those routes',
          'read replicas for histories and the office: they may be a second old, what decides may not. Not built',
        ),
        row(
          'PostgreSQL, by messages',
          `codes and notices write ${count(figures.of('identity.code-bytes'))} bytes each and are swept again`,
          '`sms_oldest_waiting_seconds`, `pg_stat_database_xact_commit`',
          'a database of their own for `sms_message` and its receipts. A message is written in the transaction of what it tells of, so an outbox comes first. Not built',
        ),
        row(
          'the one that leads',
          `at ${count(leader)} moves a second for long: ${LARGEST_CORES} cores, half busy, nothing else`,
          '`value_answers_total`, `core_answer_seconds`',
          'shards by line. Not built',
        ),
        row(
          'a site',
          'when one must carry all, each is planned half busy',
          '`haproxy_backend_active_servers`',
          'a second site with the third vote elsewhere, as above',
        ),
      ],
    ),
    '',
    `The key of such a shard stands in ${named(true)}.`,
    `It is not in ${named(false)}: entries name a bucket, moves and sessions their own id. They go with the`,
    'line they were written for, and ids of buckets have to be given out by shard. A move between two shards is one between two cores: two',
    'phases, as with a core outside.',
  ]
}

export function campaignLines(figures: Figures): string[] {
  const { edge, api, database } = loadOf(figures, 60e6)
  const verified = figures.of('identity.time-to-smsc')
  const reads = `${count(PEAK.edge)} reads a second at the edge: ${count(edge / BUSY, 1)} cores there if they find nine in ten in its cache.`
  const codes = `${count(PEAK.codes)} codes a second: ${Math.ceil(PEAK.codes / CODES_A_CONNECTION)} connections to message centres at ${CODES_A_CONNECTION} a second each (SMPP_BINDS, SMPP_PER_SECOND), agreed on with`
  return [
    `- ${reads} What is published just before begins`,
    '  with an empty cache: the API answers those reads from memory.',
    `- ${codes}`,
    `  their owner before. At 200 a second 99 of 100 were handed over within ${count(verified)} ms (measured); 500 is arithmetic.`,
    `- ${count(PEAK.moves)} moves a second: ${count(api / BUSY, 1)} cores for the API and ${count(database / BUSY, 1)} for PostgreSQL, codes included. Two commits on two`,
    '  disks wait for each other, so the synchronous standby is as near and as fast as the leader.',
    `- Five minutes of it write ${count((PEAK.moves * 300 * figures.of('value.purchase-bytes')) / 1e9, 1)} GB, and take ${count(((PEAK.moves * 300) / proofMoves(figures)) * 100)}% of what the proof of the ledger reads in a day.`,
  ]
}
