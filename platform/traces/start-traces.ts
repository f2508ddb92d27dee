import type { Config } from '../config/config.ts'
import { followWith } from './traced.ts'

const NOTHING = { close: async (): Promise<void> => {} }

/**
 * Called before anything else is created, because later objects check once whether they are traced. Without an address nothing is loaded.
 */
export async function startTraces(
  { TRACES_URL: url, TRACES_ONE_OF: oneOf }: Pick<Config, 'TRACES_URL' | 'TRACES_ONE_OF'>,
  process: string,
): Promise<{ close(): Promise<void> }> {
  if (!url) return NOTHING
  const { openTraces } = await import('./open-traces.ts')
  const { follower, close } = openTraces({ url, process, oneOf })
  followWith(follower)
  return { close }
}
