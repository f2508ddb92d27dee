import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { PROPOSAL_KIND_NAMES, PROPOSAL_KINDS } from '#contracts/staff/proposal-kinds.ts'
import type { Role } from '#contracts/staff/roles.ts'
import { freshDatabase, servedDatabase } from '#db/test-database.ts'
import type { Database } from '#platform/db/database.ts'
import { makeProposalStore } from './proposal-store.ts'
import { NEXT, type ProposalState } from './states.ts'

let db: Database
let staffed: Database
beforeAll(async () => {
  const fresh = await freshDatabase()
  db = fresh.db
  staffed = servedDatabase(fresh.url, 'staff')
})

const AT = new Date('2026-11-16T08:00:00Z')

async function person(...roles: Role[]): Promise<string> {
  const id = randomUUID()
  await sql`insert into staff (id, name, added_at) values (${id}, 'Somebody', now())`.execute(db)
  for (const role of roles)
    await sql`insert into staff_role (staff_id, role, granted_at) values (${id}, ${role}, now())`.execute(db)
  return id
}

async function proposed(
  by: string,
  more: Partial<Parameters<ReturnType<typeof makeProposalStore>['begin']>[0]> = {},
) {
  const id = randomUUID()
  const one = {
    id,
    kind: 'REFUND',
    thing: `payment:${randomUUID()}`,
    proposed: { kind: 'REFUND', kyat: 5 },
    seen: {},
    amountKyat: 5,
    line: '959691234567',
    why: 'because',
    evidence: null,
    by,
    now: AT,
    expiresAt: new Date(AT.getTime() + 1),
    alone: false,
    ...more,
  } as const
  await makeProposalStore(staffed).begin(one)
  return { ...one, id }
}

const hashOf = async (id: string) => (await makeProposalStore(db).find(id))?.hash ?? null
const decide = async (id: string, by: string, hash?: Buffer | null) =>
  makeProposalStore(staffed).decide(id, 'APPROVED', {
    by,
    why: null,
    hash: hash ?? (await hashOf(id)),
    now: AT,
  })

describe('the table of proposals itself', () => {
  it('knows the same approvers as the calls', async () => {
    const { rows } = await sql<{
      kind: string
      role: string
    }>`select kind, role from proposal_approver`.execute(db)
    const told = rows.map(({ kind, role }) => `${kind} ${role}`).toSorted()
    const calls = PROPOSAL_KIND_NAMES.flatMap((kind) =>
      PROPOSAL_KINDS[kind].approvers.map((role) => `${kind} ${role}`),
    )
    expect(told).toEqual(calls.toSorted())
  })

  it.each(Object.keys(NEXT) as ProposalState[])(
    'goes from %s only where the table of states goes',
    async (from) => {
      const [one, two] = [await person('CARE_AGENT'), await person('FINANCE')]
      for (const to of Object.keys(NEXT) as ProposalState[]) {
        const { id } = await proposed(one)
        await sql`alter table proposal disable trigger proposal_may_go`.execute(db)
        await sql`update proposal set state = ${from}, decided_by = ${two}, decided_at = now(), decided_hash = hash,
        failure = ${from === 'FAILED' ? 'X' : null} where id = ${id}`.execute(db)
        await sql`alter table proposal enable trigger proposal_may_go`.execute(db)
        const step =
          sql`update proposal set state = ${to}, failure = ${to === 'FAILED' ? 'X' : null} where id = ${id}`
            .execute(db)
            .then(
              () => true,
              () => false,
            )
        const isArrow = (NEXT[from] as readonly string[]).includes(to)
        expect([from, to, await step]).toEqual([from, to, isArrow || from === to])
      }
    },
  )

  it('whoever approves is another person, with a role for the kind, who is still here', async () => {
    const [both, other, wrong] = [
      await person('CARE_LEAD', 'FINANCE'),
      await person('FINANCE'),
      await person('CATALOG', 'ADMIN'),
    ]
    const gone = await person('FINANCE')
    await sql`update staff set removed_at = now() where id = ${gone}`.execute(db)
    const { id } = await proposed(both)
    await expect(decide(id, both)).rejects.toThrow(/violates check constraint/)
    await expect(decide(id, wrong)).rejects.toThrow(/has a role for it/)
    await expect(decide(id, gone)).rejects.toThrow(/has a role for it/)
    await expect(decide(id, other, Buffer.alloc(32))).rejects.toThrow(/violates check constraint/)
    expect(await decide(id, other)).toBe(true)
    expect(await decide(id, other)).toBe(false)
  })

  it('one is open for a thing', async () => {
    const one = await person('CARE_AGENT')
    const { thing } = await proposed(one)
    const second = await proposed(one, { thing })
    expect(await makeProposalStore(db).find(second.id)).toBeNull()
  })

  it('what was proposed stays what it was, and nothing is deleted', async () => {
    const { id } = await proposed(await person('CARE_AGENT'))
    for (const change of [
      sql`proposed = '{}'`,
      sql`amount_kyat = 9`,
      sql`seen = '{"a": 1}'`,
      sql`hash = sha256('x')`,
      sql`alone = true`,
    ])
      await expect(sql`update proposal set ${change} where id = ${id}`.execute(staffed)).rejects.toThrow(
        /stays what it was/,
      )
    await expect(sql`delete from proposal where id = ${id}`.execute(db)).rejects.toThrow(/append-only/)
    await expect(sql`delete from proposal where id = ${id}`.execute(staffed)).rejects.toThrow(
      /permission denied/,
    )
  })

  it('alone one person only gives money back, and not more than 100,000 kyat', async () => {
    const one = await person('FINANCE')
    await expect(proposed(one, { alone: true, amountKyat: 100_001 })).rejects.toThrow(
      /violates check constraint/,
    )
    await expect(proposed(one, { alone: true, kind: 'PRICE', amountKyat: 5 })).rejects.toThrow(
      /violates check constraint/,
    )
    const fine = await proposed(one, { alone: true, amountKyat: 100_000 })
    expect(await makeProposalStore(db).find(fine.id)).toMatchObject({ state: 'APPROVED', alone: true })
  })
})
