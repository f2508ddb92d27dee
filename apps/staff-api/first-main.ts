import { parseArgs } from 'node:util'
import { firstAdmins } from '#modules/staff/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { readConfig } from '#platform/config/config.ts'
import { makeDatabase } from '#platform/db/database.ts'

const USAGE = `usage: npm run staff:first -- --name "<first administrator>" --name "<second administrator>"
Two links, each valid for 24 hours: whoever opens one makes a passkey and is an administrator. Only while there are none.
`

/** Runs with the database owner's rights: no serving role may grant a role. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { name: { type: 'string', multiple: true } } })
  const [one, other, ...more] = (values.name ?? [])
    .map((name) => name.trim())
    .filter((name) => name.length > 1)
  if (!one || !other || more.length > 0 || one === other) {
    process.stderr.write(USAGE)
    return 2
  }
  const config = readConfig(process.env)
  const db = makeDatabase(config.DATABASE_URL, { maxConnections: 1 })
  try {
    const deps = { db, origin: config.OFFICE_ORIGIN, now: systemClock.now() }
    const links = await firstAdmins(deps, [one, other])
    if (!links) {
      process.stderr.write('There are administrators already: they add everybody else, in the office.\n')
      return 1
    }
    const lines = links.map(({ url, endsAt }, at) => `${at === 0 ? one : other}: ${url} (until ${endsAt})`)
    process.stdout.write(
      `${lines.join('\n')}\nHand each to its person alone. Used once, it is worth nothing.\n`,
    )
    return 0
  } finally {
    await db.destroy()
  }
}

process.exitCode = await main()
