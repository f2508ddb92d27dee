import { randomUUID } from 'node:crypto'
import type { Ceremony, CeremonyStore } from './ceremony-store.ts'

/** Where passkeys live. Its host name is theirs for ever. */
export type PasskeySite = { readonly expectedOrigin: string; readonly expectedRPID: string }

export const passkeySite = (origin: string): PasskeySite => ({
  expectedOrigin: origin,
  expectedRPID: new URL(origin).hostname,
})

export type Begun = { ceremonyId: string; options: Record<string, unknown> }

/** Keeps the question, so that its answer can be told from an answer to another. */
export async function beginCeremony(
  store: CeremonyStore,
  options: { challenge: string },
  { accountId, proves }: Omit<Ceremony, 'challenge'>,
): Promise<Begun> {
  const ceremonyId = randomUUID()
  await store.begin(ceremonyId, { challenge: options.challenge, accountId, proves })
  return { ceremonyId, options: { ...options } }
}
