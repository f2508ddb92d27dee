import { ensureOfficeIsBuilt } from '../../apps/office/tasks/build.ts'
import { buildWeb, whyStale } from '../build.ts'
import { untilAlone } from '../front/balanced.ts'
import { openArchive } from './backups.ts'
import { cmsIsBuilt, cmsMember, fillCms } from './cms-member.ts'
import { configure } from './configure.ts'
import { fillDatabase } from './fill-database.ts'
import { balancerMembers, edgeMembers, poolerMembers } from './front-members.ts'
import { thaw } from './kill.ts'
import { allMembers } from './members.ts'
import { BALANCER_FIGURES } from './places.ts'
import { installClusterPackages } from './packages.ts'
import { mustLead, untilWhole } from './patroni.ts'
import { apiMembers, officeMembers, simulatorMember, statusMember, workerMembers } from './product-members.ts'
import { joinRedis } from './redis-nodes.ts'
import { pidOf, startMember, untilReady, type Member } from './running.ts'
import { etcdMembers, postgresMembers, redisMembers } from './store-members.ts'
import { watchMembers } from './watch-members.ts'

const began = performance.now()
const say = (text: string): void =>
  void process.stdout.write(`${((performance.now() - began) / 1_000).toFixed(1).padStart(6)} s  ${text}\n`)

async function start(members: readonly Member[]): Promise<void> {
  for (const member of members) startMember(member)
  for (const member of members) await untilReady(member)
  say(members.map(({ name }) => name).join(', '))
}

/** Starts what does not run, in the order in which it is needed. May be repeated: what works is left as it is. */
export async function up(): Promise<void> {
  await installClusterPackages()
  if (whyStale()) await buildWeb()
  ensureOfficeIsBuilt()
  await configure()
  say('configured from deploy/')
  await start(etcdMembers())
  await start(postgresMembers())
  say(`${await mustLead()} leads`)
  await openArchive()
  await start(redisMembers())
  await joinRedis()
  await start(balancerMembers())
  await untilAlone(BALANCER_FIGURES, 'database', await mustLead())
  await fillDatabase()
  if (cmsIsBuilt()) await fillCms()
  say(
    cmsIsBuilt()
      ? 'migrated and filled'
      : 'migrated and filled; the CMS is not built ("npm run cms:build") and left out',
  )
  await start(poolerMembers())
  await start([simulatorMember(), statusMember()])
  await start(workerMembers())
  await start(apiMembers())
  await start(officeMembers())
  if (cmsIsBuilt()) await start([cmsMember()])
  await start(edgeMembers())
  await start(watchMembers())
  await untilWhole()
  say('whole')
}

/** What stands still goes on, and what is gone is started again, as a process manager would; answers the names. */
export async function startGone(): Promise<string[]> {
  thaw()
  const gone = allMembers().filter(({ name }) => pidOf(name) === null)
  for (const member of gone) startMember(member)
  for (const member of gone) await untilReady(member)
  return gone.map(({ name }) => name)
}
