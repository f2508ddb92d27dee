import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { applicationRoutes, makeIdentitySeal, StoredType } from '#modules/applications/index.ts'
import type { BookContract, Plans } from '#modules/fibre/index.ts'
import { standardRules } from '#modules/rules/rules.builder.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { reach, type CareSite } from './care-site.ts'
import { PLACES, PLANS } from './schema-answers.ts'

const FILE = new URL('../../db/seed/catalogue/application-types.json', import.meta.url)
export const TYPES = z.array(StoredType).parse(JSON.parse(readFileSync(FILE, 'utf8')))

const PLAN = { item: { availablePlaceIds: 'ALL' } } as ReturnType<Plans['plan']>
const plans: Plans = {
  plan: (code) => (PLANS.includes(code) ? PLAN : null),
  place: () => null,
  townships: () => [],
}

/** The contract of this number's holder. */
export const contractOf = (number: string): string => `C-${number}`

const aContract = (contractNo: string, line: string): BookContract => ({
  contractNo,
  accountNo: contractNo,
  line,
  lineChangedHands: false,
  ownerName: 'Daw Khin Khin',
  placeId: 'sanchaung',
  packageCode: 'F40',
  addOnIds: [],
  status: 'ACTIVE',
  billDay: 1,
  openedOn: '2020-01-01',
  committedUntil: '2021-01-01',
  waivedKyat: 0,
  dueKyat: 0,
  dueOn: null,
  paidUntil: null,
})

/** Adds applications to a site with tickets: every code is right, and a contract belongs to the number inside its own. */
export function serveApplications({ app, db, clock }: CareSite, types: readonly StoredType[]): void {
  applicationRoutes(app, {
    db,
    clock,
    rules: standardRules({
      'ticket.times': { silentDays: 7, closeHours: 72, reopenDays: 7, perDay: 100_000 },
    }),
    types: { all: () => types, find: (code) => types.find((one) => one.code === code) ?? null },
    plans,
    isPlace: (id) => PLACES.includes(id),
    nameOf: () => null,
    codes: {
      verify: async () => ok(undefined),
      issue: () => Promise.reject(new Error('no code is asked for here')),
    },
    lines: { find: () => Promise.reject(new Error('no line is looked for here')) },
    access: {
      own: async ({ number }, contractNo) =>
        contractNo === contractOf(number) ? ok(aContract(contractNo, number)) : refused('NOT_FOUND'),
    },
    queueSms: async () => {},
    seal: makeIdentitySeal('6c'.repeat(32)),
    reach,
    session: () => {
      throw new Error('no code is asked for here')
    },
  })
}
