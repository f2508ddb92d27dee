import { maskMsisdn } from '#contracts/msisdn.ts'
import type { StaffApplication } from '#contracts/staff/applications.ts'
import {
  answersView,
  applicationRow,
  isOfBook,
  mayStepApplication,
  timelineOf,
  type ApplicationTypes,
  type IdentitySeal,
  type NameOf,
  type StoredApplication,
} from '#modules/applications/index.ts'
import type { Tx } from '#platform/db/database.ts'

export type ShowDeps = {
  readonly types: ApplicationTypes
  readonly nameOf: NameOf
  readonly seal: Pick<IdentitySeal, 'open'>
}

export function staffRow({ types }: Pick<ShowDeps, 'types'>, one: StoredApplication, me: string, now: Date) {
  const { applicationId, reference, code, service, name, nameMm, state, createdAt, slaDueAt, feeState } =
    applicationRow(types, one)
  return {
    applicationId,
    reference,
    code,
    service,
    name,
    nameMm,
    state,
    createdAt,
    slaDueAt,
    isLate: one.slaDueAt !== null && one.slaDueAt < now,
    feeState,
    takenBy: one.takenByName,
    isMine: one.takenBy === me,
    version: one.version,
  }
}

/** Numbers are masked until somebody takes the application and so is accountable for seeing them. */
export async function staffApplication(
  tx: Tx,
  deps: ShowDeps,
  one: StoredApplication,
  { me, now }: { readonly me: string; readonly now: Date },
): Promise<StaffApplication> {
  const row = staffRow(deps, one, me, now)
  const { isMine } = row
  const whole = isMine && one.identitySealed ? deps.seal.open(one.id, one.identitySealed) : null
  const shown = (number: string) => (isMine ? number : maskMsisdn(number))
  const [free, may] = [
    one.deedId === null,
    (to: 'MORE_NEEDED' | 'REFUSED' | 'DONE') => mayStepApplication(one.state, to, 'STAFF'),
  ]
  return {
    ...row,
    lang: one.lang,
    fee: one.feeKyat,
    line: shown(one.line),
    affected: one.affected && shown(one.affected),
    contractNo: one.contractNo,
    proof: one.proof,
    answers: answersView(deps.types, deps.nameOf, one, {
      numbers: isMine ? 'whole' : 'hidden',
      identity: whole ?? one.identityShown ?? {},
    }),
    timeline: await timelineOf(tx, one.id),
    doneBy: isOfBook(one.code) ? 'BOOK' : 'HAND',
    systemRef: one.systemRef,
    isAsked: !free,
    deedWhy: one.deedWhy,
    can: {
      take: free && !isMine && one.feeState !== 'UNPAID' && one.state !== 'DONE' && one.state !== 'REFUSED',
      more: isMine && free && may('MORE_NEEDED'),
      refuse: isMine && free && may('REFUSED'),
      done: isMine && free && may('DONE'),
    },
  }
}
