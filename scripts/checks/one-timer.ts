import { isTest, matchingLines, type Check } from './tree.ts'

/** Streams, each with its reason in docs/adr/0028: messages to the centre, and what the CMS published. */
const STREAMS: readonly string[] = [
  'modules/notify/sms-store.ts',
  'modules/notify/sms-ends-store.ts',
  'adapters/cms/cms-outbox.ts',
]
/** Run by a schedule of platform/jobs, and taken, written and let go in one transaction: nothing is held longer than that. */
const IN_ONE_TRANSACTION: readonly string[] = ['adapters/fibre-book/bill-run.ts']
/** Rows taken for good by a request instead of being worked on: codes of vouchers, where any free one will do. */
const STOCK: readonly string[] = ['modules/vouchers/code-store.ts']
/** Inside one process, about nothing that a row remembers: a line to the centre, content in memory. */
const OWN_PROCESS: readonly string[] = ['adapters/smpp/smpp-bind.ts', 'modules/content/content-watch.ts']

/** Who may go round by itself, each with its reason in docs/adr/0028: three streams, the feed of due rows, and the rules in memory. */
const LOOPS: readonly string[] = [
  'modules/notify/send-sms.ts',
  'modules/notify/start-sms.ts',
  'modules/content/project-loop.ts',
  'modules/identity/hear-line-events.ts',
  'modules/rules/open-rules.ts',
  'platform/jobs/feed-due.ts',
]

const LEASE = /skip\s+locked|\bskipLocked\b/i
const INTERVAL = /\bsetInterval\b/
/** More of it than its types. */
const LOOP_IMPORT = /^(?!import type\b).*\/loop\/loop\.ts'/

const isOfProduct = (file: string): boolean => !isTest(file) && !/\/test-[^/]*$/.test(file)
const isOurs = (file: string): boolean =>
  /^(modules|adapters|apps\/worker)\/.*\.ts$/.test(file) && isOfProduct(file)
const mayLoop = (file: string): boolean =>
  LOOPS.includes(file) || !/^(modules|adapters|apps|platform)\/.*\.ts$/.test(file) || !isOfProduct(file)

/** A row that has to be worked on later names its due column; nobody takes rows, or comes by the clock, in a way of his own. */
export const oneTimer: Check = {
  name: 'one timer',
  run: (tree) => {
    const files = tree.files.filter(isOurs)
    const leases = files
      .filter((file) => ![...STREAMS, ...IN_ONE_TRANSACTION, ...STOCK].includes(file))
      .flatMap((file) =>
        matchingLines(
          tree,
          file,
          LEASE,
          'rows taken by a lease of its own: name the due column and let platform/jobs feed it (docs/adr/0028)',
        ),
      )
    const intervals = files
      .filter((file) => !OWN_PROCESS.includes(file))
      .flatMap((file) =>
        matchingLines(
          tree,
          file,
          INTERVAL,
          'a timer of its own: a due row, a schedule of platform/jobs or, for a stream, platform/loop',
        ),
      )
    const loops = tree.files
      .filter((file) => !mayLoop(file))
      .flatMap((file) =>
        matchingLines(
          tree,
          file,
          LOOP_IMPORT,
          'a loop of its own: a due row or a schedule of platform/jobs; a new stream needs its reason in docs/adr/0028 and its name in this check',
        ),
      )
    return [...leases, ...intervals, ...loops]
  },
}
