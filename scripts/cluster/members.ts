import { cmsIsBuilt, cmsMember } from './cms-member.ts'
import { balancerMembers, edgeMembers, poolerMembers } from './front-members.ts'
import { apiMembers, officeMembers, simulatorMember, statusMember, workerMembers } from './product-members.ts'
import type { Member } from './running.ts'
import { etcdMembers, postgresMembers, redisMembers } from './store-members.ts'
import { watchMembers } from './watch-members.ts'

/** In the order in which they need each other. */
export const STAGES: readonly (() => Member[])[] = [
  etcdMembers,
  postgresMembers,
  redisMembers,
  balancerMembers,
  poolerMembers,
  () => [simulatorMember(), statusMember()],
  workerMembers,
  apiMembers,
  officeMembers,
  () => (cmsIsBuilt() ? [cmsMember()] : []),
  edgeMembers,
  watchMembers,
]

export const allMembers = (): Member[] => STAGES.flatMap((stage) => stage())

export function memberNamed(name: string): Member {
  const found = allMembers().find((member) => member.name === name)
  if (!found) throw new Error(`nothing of the cluster is named ${name}`)
  return found
}
