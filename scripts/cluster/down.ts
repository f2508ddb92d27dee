import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { endRestored } from './backups.ts'
import { STAGES } from './members.ts'
import { CLUSTER_DIR, DB_NODES, inCluster } from './places.ts'
import { postmasterOf, signalPostmaster } from './postmaster.ts'
import { startedNames, stopMember } from './running.ts'

/** Ends what `up` started, last first, by the numbers it wrote down, and nothing else. */
export async function down(forget: boolean): Promise<void> {
  const started = new Set(startedNames())
  for (const stage of STAGES.toReversed()) {
    const names = stage()
      .map(({ name }) => name)
      .filter((name) => started.delete(name))
    await Promise.all(names.map((name) => stopMember(name)))
  }
  for (const left of started) await stopMember(left)
  await endLeftServers()
  await endRestored()
  if (forget) rmSync(CLUSTER_DIR, { recursive: true, force: true })
}

/** A node whose Patroni was killed may still have its server. */
async function endLeftServers(): Promise<void> {
  for (const { node } of DB_NODES) {
    if (!signalPostmaster(node, 'SIGQUIT')) continue
    for (let tries = 0; postmasterOf(node) !== null && tries < 50; tries += 1) await sleep(100)
    signalPostmaster(node, 'SIGKILL')
    rmSync(inCluster(node, 'postgres', 'postmaster.pid'), { force: true })
  }
}
