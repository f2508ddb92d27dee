import { brand } from '#brand'
import { requestOtp } from '#contracts/identity.ts'
import { urlOf } from '#platform/http/serve.ts'
import { query } from '../scripts/own-site/own-databases.ts'
import type { Bench, Measured, Size } from './figure.ts'
import { withBenchSite } from './identity/identity-site.ts'
import { makePoster } from './poster.ts'
import type { Work } from './rounds.ts'
import { openShop } from './value/shop-bench.ts'

/** Enough that a page of 8 KB, which a table grows by, is a hundredth of what is counted. */
const TIMES: Record<Size, number> = { ci: 400, full: 6_000 }
const WIDTH = 8
/** Each may buy ten times without a code. */
const BUYS_EACH = 8

/** What each table takes on the disk with its indexes, all of its months together. */
const SIZES = `select t.oid::regclass::text as name,
    (select sum(pg_total_relation_size(p.relid)) from pg_partition_tree(t.oid) p)::text as bytes
  from pg_class t join pg_namespace n on n.oid = t.relnamespace
 where t.relkind in ('r', 'p') and not t.relispartition and n.nspname in ('public', 'ledger')`

async function sizes(url: string): Promise<ReadonlyMap<string, number>> {
  const rows = await query<{ name: string; bytes: string | null }>(url, SIZES)
  // A table without partitions is not a tree of one.
  const alone = await query<{ name: string; bytes: string }>(
    url,
    `select c.oid::regclass::text as name, pg_total_relation_size(c.oid)::text as bytes from pg_class c
      where c.relkind = 'r' and not c.relispartition and c.relnamespace in ('public'::regnamespace, 'ledger'::regnamespace)`,
  )
  return new Map([...rows, ...alone].map(({ name, bytes }) => [name, Number(bytes)]))
}

async function through(work: Work, from: number, times: number): Promise<void> {
  let place = from
  const one = async () => {
    while (place < from + times) await work((place += 1))
  }
  await Promise.all(Array.from({ length: WIDTH }, one))
}

/** Bytes of one piece of work in each table that grew by it; a tenth before, so that new pages are not counted as its own. */
async function bytesOf(url: string, work: Work, times: number): Promise<Measured> {
  await through(work, 0, times / 10)
  const before = await sizes(url)
  await through(work, times / 10, times)
  const after = await sizes(url)
  const grown = [...after]
    .map(([name, bytes]) => [name, (bytes - (before.get(name) ?? 0)) / times] as const)
    .filter(([, bytes]) => bytes >= 1)
    .toSorted(([, one], [, other]) => other - one)
  return { value: grown.reduce((sum, [, bytes]) => sum + bytes, 0), parts: Object.fromEntries(grown) }
}

async function purchaseBytes(size: Size): Promise<Measured> {
  const persons = Math.ceil((TIMES[size] * 1.1) / BUYS_EACH)
  const shop = await openShop(persons, { persons })
  try {
    return await bytesOf(shop.url, shop.side.work, TIMES[size])
  } finally {
    await shop.close()
  }
}

const codeBytes = (size: Size): Promise<Measured> =>
  withBenchSite(({ url, ours }) => {
    const post = makePoster(ours.address, WIDTH)
    const work: Work = (place) =>
      // Far from each other, so that no limit of a block is met.
      post(
        urlOf(requestOtp),
        JSON.stringify({ phoneNumber: `95966${String((place * 10_007) % 10_000_000).padStart(7, '0')}` }),
        {
          'x-client': `${brand.slug}-web`,
          'x-forwarded-for': `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`,
        },
      )
    return bytesOf(url, work, TIMES[size])
  })

export const benches: readonly Bench[] = [
  {
    name: 'value.purchase-bytes',
    unit: 'bytes left by a purchase',
    bar: { of: 'value', atMost: 6_000 },
    measure: purchaseBytes,
  },
  {
    name: 'identity.code-bytes',
    unit: 'bytes left by a code, until they are swept',
    bar: { of: 'value', atMost: 2_000 },
    measure: codeBytes,
  },
]
