import type { AnyKind } from './move-kind.ts'

/** Whoever ends moves must know all kinds: one that is missing could never be settled. */
export function kindNamed(kinds: readonly AnyKind[], name: string): AnyKind {
  const kind = kinds.find((one) => one.name === name)
  if (!kind) throw new Error(`no kind of move is called ${name}`)
  return kind
}
