import type { Application } from '#contracts/applications.ts'
import type { FormField } from '#contracts/form-field.ts'
import { maskMsisdn } from '#contracts/msisdn.ts'
import { filesOf } from '#modules/files/index.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { makeApplicationStore } from './application-store.ts'
import { fileThing, type StoredApplication } from './application.ts'
import { mayStep } from './states.ts'
import type { ApplicationTypes } from './type-source.ts'

/** Names behind our ids: plans, places and the like. */
export type NameOf = (
  type: FormField['type'],
  id: string,
) => { readonly name: string; readonly nameMm: string } | null

export function rowView(types: ApplicationTypes, one: StoredApplication) {
  const type = types.find(one.code)
  return {
    applicationId: one.id,
    reference: one.reference,
    code: one.code,
    service: one.service,
    name: type?.name ?? one.code,
    nameMm: type?.nameMm ?? one.code,
    state: one.state,
    createdAt: one.createdAt.toISOString(),
    updatedAt: one.updatedAt.toISOString(),
    fee: one.feeKyat,
    feeState: one.feeState,
    orderId: one.orderId,
    slaDueAt: one.slaDueAt?.toISOString() ?? null,
  }
}

type Shown = { readonly numbers: 'hidden' | 'whole'; readonly identity: Readonly<Record<string, string>> }

/** Answers by question, in words; documents are among the files. */
export function answersView(
  types: ApplicationTypes,
  nameOf: NameOf,
  { code, answers }: StoredApplication,
  { numbers, identity }: Shown,
): Application['answers'] {
  const fields = types.find(code)?.formSchema ?? []
  return fields.flatMap(({ key, label, labelMm, type, options }) => {
    const stored = identity[key] ?? answers[key]
    if (stored === undefined) return []
    const choice = options?.find(({ value }) => value === stored)
    const named = choice
      ? { name: choice.label, nameMm: choice.labelMm }
      : (nameOf(type, stored) ?? { name: stored, nameMm: stored })
    if (type === 'checkbox') return [{ key, label, labelMm, value: '✓', valueMm: '✓' }]
    const hidden = type === 'phone' && numbers === 'hidden' ? maskMsisdn(stored) : null
    return [{ key, label, labelMm, value: hidden ?? named.name, valueMm: hidden ?? named.nameMm }]
  })
}

/** Every step with its words, files and messages. */
export async function timelineOf(db: Database | Tx, applicationId: string) {
  const steps = await makeApplicationStore(db).steps(applicationId)
  const files = await filesOf(
    db,
    steps.map(({ id }) => fileThing(id)),
  )
  return steps.map(({ id, at, state, by, words }) => ({
    at: at.toISOString(),
    state,
    by,
    words,
    files: files.get(fileThing(id)) ?? [],
  }))
}

type Asking = { readonly db: Database; readonly types: ApplicationTypes; readonly nameOf: NameOf }

/** An application as its applicant sees it. */
export async function applicationView(
  { db, types, nameOf }: Asking,
  one: StoredApplication,
): Promise<Application> {
  const { affected, line, feeState, state } = one
  return {
    ...rowView(types, one),
    line: affected === null ? null : affected === line ? affected : maskMsisdn(affected),
    contractNo: one.contractNo,
    answers: answersView(types, nameOf, one, { numbers: 'hidden', identity: one.identityShown ?? {} }),
    timeline: await timelineOf(db, one.id),
    can: {
      reply: mayStep(state, 'CHECKING', 'CUSTOMER'),
      pay: feeState === 'UNPAID' && state !== 'REFUSED' && state !== 'DONE',
    },
  }
}
