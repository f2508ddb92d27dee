import { describe, expect, it } from 'vitest'
import { asksOf, readRunbooks, type Ask } from '../faults/runbooks/asks.ts'
import { COMMANDS } from '../faults/runbooks/commands.ts'

const unknown = (asks: readonly Ask[]): string[] =>
  asks
    .filter(({ kind, text }) => kind === 'command' && !COMMANDS.some(({ is }) => is.test(text)))
    .map(({ runbook, text }) => `${runbook}: ${text}`)

describe('commands of runbooks', () => {
  it('are all walked by cluster.runbooks, or have a reason why not', () => {
    expect(unknown(asksOf(readRunbooks()))).toEqual([])
  })

  it('control: one that nobody tried is seen', () => {
    const planted = new Map([['planted.md', 'Then `systemctl stop etcd`, and `etcdctl defrag`.\n']])
    expect(unknown(asksOf(planted))).toEqual(['planted.md: etcdctl defrag'])
  })
})
