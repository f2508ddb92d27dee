import { makeSimulatedDesk } from '#adapters/directory-simulator/line-desk.ts'
import { OWN_DESK, type LineDesk } from '#modules/lost-phone/index.ts'
import type { Config } from '#platform/config/config.ts'

/** In the demo the simulator's line desk; otherwise our own table, until an operator's is connected. */
export const wireLineDesk = ({
  PROFILE,
  SIMULATOR_URL,
}: Pick<Config, 'PROFILE' | 'SIMULATOR_URL'>): LineDesk =>
  PROFILE === 'demo' && SIMULATOR_URL ? makeSimulatedDesk(SIMULATOR_URL) : OWN_DESK
