import type { AnyKind } from './move-kind.ts'

/** A process that ends moves must know every kind: a missing one could never be settled. */
export function kindNamed(kinds: readonly AnyKind[], name: string): AnyKind {
  const kind = kinds.find((one) => one.name === name)
  if (!kind) throw new Error(`no kind of move is called ${name}`)
  return kind
}
