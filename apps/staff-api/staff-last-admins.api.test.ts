import { beforeAll, describe, expect, it } from 'vitest'
import { officeAt, type Colleague, type Office } from './test-office.ts'
import { valueApp } from '#apps/api/test-value-app.ts'
import { listStaff, removeStaff, takeRole } from '#contracts/staff/people.ts'

let office: Office
let nu: Colleague
beforeAll(async () => {
  office = await officeAt(await valueApp())
  nu = await office.colleague('ADMIN')
})

const why = 'left the company'
const admins = async (): Promise<string[]> =>
  (await office.ask(nu, listStaff)).result
    .filter(({ roles }) => roles.includes('ADMIN'))
    .map(({ staffId }) => staffId)

const remove = (staffId: string) => office.ask(nu, removeStaff, { params: { staffId }, body: { why } })
const demote = (staffId: string) =>
  office.ask(nu, takeRole, { params: { staffId }, body: { role: 'ADMIN', why } })

/** The one who asks, and two others. */
async function threeAdmins(): Promise<readonly [string, string]> {
  for (const staffId of await admins()) if (staffId !== nu.staffId) await remove(staffId)
  for (let more = 3 - (await admins()).length; more > 0; more -= 1) await office.colleague('ADMIN')
  const [one, two] = (await admins()).filter((staffId) => staffId !== nu.staffId)
  if (!one || !two) throw new Error('fewer than three administrators')
  return [one, two]
}

describe.each([
  ['two removed', remove, remove],
  ['two who lose the role', demote, demote],
  ['one removed, one who loses the role', remove, demote],
] as const)('%s at the same time', (_name, first, second) => {
  it.each([1, 2, 3, 4, 5])('leave two administrators (%i)', async () => {
    const [one, two] = await threeAdmins()
    const codes = (await Promise.all([first(one), second(two)])).map(({ code }) => code)
    expect(codes.toSorted()).toEqual(['LAST_ADMINS', 'SUCCESS'])
    expect(await admins()).toHaveLength(2)
  })
})
