import { expect, it } from 'vitest'
import { beganAt, isAlone, isBalanced } from './balanced.ts'

const line = (proxy: string, server: string, up: 0 | 1): string =>
  `haproxy_server_status{proxy="${proxy}",server="${server}",state="UP"} ${up}\n`

it('a process gets people again only when it does so for every kind of request', () => {
  const reads = line('reads', 'app1', 1)
  expect(isBalanced(reads + line('changes', 'app1', 1), ['reads', 'changes'], 'app1')).toBe(true)
  expect(isBalanced(reads + line('changes', 'app1', 0), ['reads', 'changes'], 'app1')).toBe(false)
  expect(isBalanced(reads + line('changes', 'app2', 1), ['reads', 'changes'], 'app1')).toBe(false)
  expect(isBalanced('', ['reads'], 'app1')).toBe(false)
})

it('a balancer that takes followers for the leader has not looked yet', () => {
  const leads = line('database', 'db1', 1)
  const elsewhere = line('reads', 'app1', 1)
  expect(isAlone(leads + line('database', 'db2', 0) + elsewhere, 'database', 'db1')).toBe(true)
  expect(isAlone(leads + line('database', 'db2', 1), 'database', 'db1')).toBe(false)
  expect(isAlone(line('database', 'db2', 1), 'database', 'db1')).toBe(false)
})

it('figures tell which process speaks, and nothing tells of none', () => {
  expect(beganAt('haproxy_process_uptime_seconds 9\nhaproxy_process_start_time_seconds 1795021494\n')).toBe(
    1_795_021_494,
  )
  expect(beganAt('') > 0).toBe(false)
})
