import { down } from '../../scripts/cluster/down.ts'
import { allMembers } from '../../scripts/cluster/members.ts'
import { untilWhole } from '../../scripts/cluster/patroni.ts'
import { untilRedisIsWhole } from '../../scripts/cluster/redis-nodes.ts'
import { pidOf, startedNames } from '../../scripts/cluster/running.ts'
import { startGone, up } from '../../scripts/cluster/up.ts'

let startedHere = false

/** Brought up by the first attack that needs it; one that somebody runs already is used as it is. */
export async function ownCluster(): Promise<void> {
  if (allMembers().every(({ name }) => pidOf(name) !== null)) return mendCluster()
  if (startedNames().length === 0) startedHere = true
  await up()
}

/** As a process manager and its operator would leave it. */
export async function mendCluster(): Promise<void> {
  await startGone()
  await untilWhole()
  await untilRedisIsWhole()
}

/** At the end of a run, with all it kept. */
export const endOwnCluster = async (): Promise<void> => {
  if (startedHere) await down(true)
}
