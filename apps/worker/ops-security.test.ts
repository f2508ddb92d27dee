import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fixedClock } from '#platform/clock/clock.ts'
import { makeNumberTag, tagsOfNumber } from '#platform/log/number-tag.ts'
import { asCaller } from '#platform/security/caller.ts'
import { openDayFiles } from '#platform/security/day-files.ts'
import { makeSecurityLog, tagAlone } from '#platform/security/security-log.ts'
import { readEventsAsked, showEvents } from './ops-security.ts'

const NUMBER = '959691234567'
const KEY = 'a key of sixteen+'
const tag = makeNumberTag(KEY)
const tagsOf = (keys: string) => (number: string) => tagsOfNumber(keys, number)

describe('npm run ops -- security', () => {
  it.each([
    ['a number', ['security', '09691234567', '--who', 'Ma Hla'], { number: NUMBER, tag: null, days: 30 }],
    [
      'a tag, for fewer days',
      ['security', 'abcdefghijkl', '--who', 'Ma Hla', '--days', '7'],
      { number: null, tag: 'abcdefghijkl', days: 7 },
    ],
    [
      'a tag with the id of its key',
      ['security', 'k2:abcdefghijkl~567', '--who', 'Ma Hla'],
      { number: null, tag: 'k2:abcdefghijkl~567', days: 30 },
    ],
  ])('%s', (_, args, asked) => expect(readEventsAsked(args)).toEqual({ ...asked, who: 'Ma Hla' }))

  it.each([
    ['nobody asks', ['security', '09691234567']],
    ['about nobody', ['security', '--who', 'Ma Hla']],
    ['no days', ['security', '09691234567', '--who', 'Ma Hla', '--days', '0']],
    ['longer than they are kept', ['security', '09691234567', '--who', 'Ma Hla', '--days', '401']],
    ['another command', ['number', 'pardon', '09691234567', '--who', 'Ma Hla']],
  ])('not whole: %s', (_, args) => expect(readEventsAsked(args)).toBeNull())

  it('shows the events of a number by its tag, none of others, and that somebody looked is one itself', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ops-security-'))
    const clock = fixedClock('2026-11-16T05:00:00Z')
    const files = openDayFiles({ folder, onError: () => {} })
    const { note } = makeSecurityLog({ process: 'test', clock, tag, write: files.append })
    const from = { address: '198.51.100.77', requestId: 'r1', session: null }
    asCaller(from, () => note({ event: 'SIGN_IN', number: NUMBER, what: 'CODE' }))
    note({ event: 'SIGN_IN', number: '959691234568', what: 'PASSKEY' })
    clock.forward(60_000)
    const deps = { folder, tags: tagsOf(KEY), clock, note }
    const ask = { number: NUMBER, tag: null, who: 'Ma Hla', days: 30 }
    const first = await showEvents(ask, deps)
    expect(first.text).toMatch(
      /^2026-11-16T05:00:00.000Z {2}SIGN_IN {2}DONE {2}CODE {2}subject \S+~567 {2}address/,
    )
    expect(first.text).toContain('1 events of')
    expect(first.text).not.toContain('PASSKEY')
    expect((await showEvents(ask, deps)).text).toContain('EVENTS_READ  DONE  subject')
    const byAddress = { ...ask, number: null, tag: tagAlone(tag('198.51.100.77')) }
    expect((await showEvents(byAddress, deps)).text).toContain('SIGN_IN')
    expect(await showEvents(ask, { ...deps, tags: null })).toMatchObject({ code: 1 })
  })
  it('finds what was written under the key before, too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ops-security-'))
    const clock = fixedClock('2026-11-16T05:00:00Z')
    const files = openDayFiles({ folder, onError: () => {} })
    const logUnder = (keys: string) =>
      makeSecurityLog({ process: 'test', clock, tag: makeNumberTag(keys), write: files.append })
    logUnder(`a:${KEY}`).note({ event: 'SIGN_IN', number: NUMBER, what: 'BEFORE' })
    const ring = `b:another key of sixteen,a:${KEY}`
    logUnder(ring).note({ event: 'SIGN_IN', number: NUMBER, what: 'SINCE' })
    const deps = { folder, tags: tagsOf(ring), clock, note: () => {} }
    const { text } = await showEvents({ number: NUMBER, tag: null, who: 'Ma Hla', days: 30 }, deps)
    expect(text).toContain('BEFORE')
    expect(text).toContain('SINCE')
    expect(text).toContain('2 events of')
  })
})
