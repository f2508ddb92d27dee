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

const LEASE = /skip\s+locked|\bskipLocked\b/i
const INTERVAL = /\bsetInterval\b/

const isOurs = (file: string): boolean =>
  /^(modules|adapters|apps\/worker)\/.*\.ts$/.test(file) && !isTest(file) && !/\/test-[^/]*$/.test(file)

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
    return [...leases, ...intervals]
  },
}
