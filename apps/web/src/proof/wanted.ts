import type { Proof } from '#contracts/proof.ts'

/** The action that needs the proof. */
export type Wanted = {
  readonly error: Error | null
  readonly isPending: boolean
  readonly mutate: (proof: Proof) => void
  readonly reset: () => void
}
