import { parseArgs } from 'node:util'
import { firstAdmins, lostPasskey } from '#modules/staff/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { readConfig } from '#platform/config/config.ts'
import { makeDatabase } from '#platform/db/database.ts'

const USAGE = `usage: npm run staff:first -- --name "<first administrator>" --name "<second administrator>"
       npm run staff:first -- --lost "<name or id>" --why "<reason>"
Two links, each valid for 24 hours: whoever opens one makes a passkey and is an administrator. Only while there are none.
With --lost: takes away the passkey and the sessions of one person, and makes one link for the next. For an office where two other
administrators, one to ask and one to confirm, are not left. The audit keeps the reason.
`

type Deps = Parameters<typeof firstAdmins>[0]

async function inviteFirst(deps: Deps, one: string, other: string): Promise<number> {
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
}

async function inviteLost(deps: Deps, who: string, why: string): Promise<number> {
  const made = await lostPasskey(deps, { who, why })
  if ('found' in made) {
    process.stderr.write(`${made.found} people at the office are called that: give the id of one.\n`)
    return 1
  }
  process.stdout.write(`${who}: ${made.url} (until ${made.endsAt})\nHand it to this person alone.\n`)
  return 0
}

/** Runs with the database owner's rights: no serving role may grant a role. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { name: { type: 'string', multiple: true }, lost: { type: 'string' }, why: { type: 'string' } },
  })
  const [lost, why] = [values.lost?.trim(), values.why?.trim()]
  const [one, other, ...more] = (values.name ?? [])
    .map((name) => name.trim())
    .filter((name) => name.length > 1)
  const isFirst = !lost && one && other && more.length === 0 && one !== other
  const isLost = lost && why && why.length > 2 && !one
  if (!isFirst && !isLost) {
    process.stderr.write(USAGE)
    return 2
  }
  const config = readConfig(process.env)
  const db = makeDatabase(config.DATABASE_URL, { maxConnections: 1 })
  try {
    const deps = { db, origin: config.OFFICE_ORIGIN, now: systemClock.now() }
    if (isLost) return await inviteLost(deps, lost, why)
    return isFirst ? await inviteFirst(deps, one, other) : 2
  } finally {
    await db.destroy()
  }
}

process.exitCode = await main()
