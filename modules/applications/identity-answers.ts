import type { FieldRule } from '#contracts/form-field.ts'
import { maskNrc, nrcText, parseNrc } from '#language/nrc.ts'
import { makeBodySeal } from '#modules/notify/index.ts'

/** Identity numbers of an application: sealed together as one text, bound to the application, with a masked form of each. */
export type IdentitySeal = {
  seal(id: string, numbers: Readonly<Record<string, string>>): Buffer
  open(id: string, sealed: Buffer): Record<string, string>
}

export function makeIdentitySeal(ring: string | undefined): IdentitySeal {
  let made: ReturnType<typeof makeBodySeal> | undefined
  const body = () => (made ??= makeBodySeal(ring, 'ID_NUMBER_KEY'))
  return {
    seal: (id, numbers) => body().seal(id, JSON.stringify(numbers)),
    open: (id, sealed) => JSON.parse(body().open(id, sealed)) as Record<string, string>,
  }
}

type Identity = { readonly whole: Record<string, string>; readonly shown: Record<string, string> }

/** Normalises identity numbers to one spelling. */
export function identityOf(
  fields: readonly FieldRule[],
  answers: Readonly<Record<string, string>>,
): Identity | null {
  const found = fields.flatMap(({ key, type }) => {
    const nrc = type === 'nrc' ? parseNrc(answers[key] ?? '') : null
    return nrc ? [{ key, whole: nrcText(nrc), shown: maskNrc(nrc) }] : []
  })
  if (found.length === 0) return null
  return {
    whole: Object.fromEntries(found.map(({ key, whole }) => [key, whole])),
    shown: Object.fromEntries(found.map(({ key, shown }) => [key, shown])),
  }
}
