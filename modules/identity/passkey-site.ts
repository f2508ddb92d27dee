import { randomUUID } from 'node:crypto'
import type { Ceremony, CeremonyStore } from './ceremony-store.ts'

/** The site that passkeys are bound to. Changing its host name would make all of them useless. */
export type PasskeySite = { readonly expectedOrigin: string; readonly expectedRPID: string }

export const passkeySite = (origin: string): PasskeySite => ({
  expectedOrigin: origin,
  expectedRPID: new URL(origin).hostname,
})

export type Begun = { ceremonyId: string; options: Record<string, unknown> }

/** Stores the challenge, so that an answer to another one is refused. */
export async function beginCeremony(
  store: CeremonyStore,
  options: { challenge: string },
  { accountId, proves }: Omit<Ceremony, 'challenge'>,
): Promise<Begun> {
  const ceremonyId = randomUUID()
  await store.begin(ceremonyId, { challenge: options.challenge, accountId, proves })
  return { ceremonyId, options: { ...options } }
}
