import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { fixedClock } from '../clock/clock.ts'
import { makeNumberTag } from '../log/number-tag.ts'
import { asCaller } from './caller.ts'
import { openDayFiles, readDayFiles, sweepDayFiles } from './day-files.ts'
import { eventsWith } from './read-events.ts'
import { makeSecurityLog, tagAlone, type SecurityLine } from './security-log.ts'

const NUMBER = '959691234567'
const ADDRESS = '198.51.100.77'
const tag = makeNumberTag('a key of sixteen+')
const caller = { address: ADDRESS, requestId: 'r1', session: null }

function aLog() {
  const clock = fixedClock('2026-11-16T05:00:00Z')
  const written: string[] = []
  const write = (_at: Date, line: string) => void written.push(line)
  const log = makeSecurityLog({ process: 'test', clock, tag, write })
  return { clock, written, log, lines: () => written.map((line) => JSON.parse(line) as SecurityLine) }
}
const failed = { event: 'SIGN_IN_FAILED', number: NUMBER, outcome: 'OTP_INVALID' } as const

describe('a line', () => {
  it('has tags of the number, the device and the address, and none of them in the clear', () => {
    const { log, written, lines } = aLog()
    const device = Buffer.alloc(32, 7)
    asCaller(caller, () =>
      log.note({ event: 'SIGN_IN', number: NUMBER, device, session: 's1', what: 'CODE' }),
    )
    expect(lines()).toEqual([
      {
        at: '2026-11-16T05:00:00.000Z',
        process: 'test',
        event: 'SIGN_IN',
        outcome: 'DONE',
        subject: tag(NUMBER),
        device: tagAlone(tag(device.toString('hex'))),
        address: tagAlone(tag(ADDRESS)),
        session: 's1',
        what: 'CODE',
        request: 'r1',
      },
    ])
    for (const secret of [NUMBER, NUMBER.slice(2), ADDRESS, '0.77', device.toString('hex')])
      expect(written.join('')).not.toContain(secret)
  })

  it('hides a number that somebody wrote where none belongs', () => {
    const { log, written } = aLog()
    log.note({ event: 'NUMBER_PARDONED', number: NUMBER, who: `Ko Ko for 09691234567` })
    expect(written.join('')).toContain('Ko Ko for [number]')
  })

  it('the same phone in another house of its network is one address', () => {
    const { log, lines } = aLog()
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'])
      asCaller({ ...caller, address }, () => log.note({ event: 'EXPORT', number: NUMBER }))
    expect(new Set(lines().map((line) => line.address)).size).toBe(1)
  })
})

describe('a flood of the same refusal', () => {
  it('is a line a minute, with how often', () => {
    const { log, lines, clock } = aLog()
    for (let times = 0; times < 500; times += 1) asCaller(caller, () => log.note(failed))
    expect(lines()).toHaveLength(1)
    clock.forward(60_001)
    asCaller(caller, () => log.note(failed))
    expect(lines().map(({ again }) => again)).toEqual([undefined, 499, undefined])
  })

  it('control: what was done, and other people, addresses and outcomes, have a line each', () => {
    const { log, lines } = aLog()
    for (const address of [ADDRESS, '198.51.100.78'])
      asCaller({ ...caller, address }, () => {
        log.note(failed)
        log.note({ ...failed, number: '959691234568' })
        log.note({ ...failed, outcome: 'OTP_LOCKED' })
      })
    for (let times = 0; times < 5; times += 1) log.note({ event: 'CODE_SENT', number: NUMBER })
    expect(lines()).toHaveLength(11)
  })

  it('tells the last of it when the process ends', () => {
    const { log, lines } = aLog()
    for (let times = 0; times < 3; times += 1) log.note(failed)
    log.close()
    expect(lines().map(({ again }) => again)).toEqual([undefined, 2])
  })
})

describe('files of a day', () => {
  let folder = ''
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'security-')), 'security')
  })
  const collect = async (lines: AsyncIterable<unknown>) => {
    const all = []
    for await (const line of lines) all.push(line)
    return all
  }
  const day = (text: string) => new Date(`${text}T12:00:00Z`)

  it('two processes add to the same one, and the next day has its own', async () => {
    const [one, other] = [openDayFiles({ folder, onError }), openDayFiles({ folder, onError })]
    one.append(day('2026-11-16'), 'a')
    other.append(day('2026-11-16'), 'b')
    one.append(day('2026-11-17'), 'c')
    expect(readdirSync(folder)).toEqual(['2026-11-16.ndjson', '2026-11-17.ndjson'])
    expect(await collect(readDayFiles(folder, day('2026-11-16')))).toEqual(['a', 'b', 'c'])
    expect(await collect(readDayFiles(folder, day('2026-11-17')))).toEqual(['c'])
  })

  it('a folder that cannot be written is told, and throws nothing', () => {
    writeFileSync(`${folder}-is-a-file`, '')
    const told: Error[] = []
    openDayFiles({ folder: `${folder}-is-a-file`, onError: (error) => void told.push(error) }).append(
      day('2026-11-16'),
      'a',
    )
    expect(told).toHaveLength(1)
  })

  it('go after their time, and nothing else in the folder does', async () => {
    const files = openDayFiles({ folder, onError })
    for (const date of ['2025-10-11', '2025-10-12', '2026-11-16']) files.append(day(date), 'a')
    writeFileSync(join(folder, '2024-notes.txt'), '')
    await sweepDayFiles(folder, day('2025-10-12'))
    expect(readdirSync(folder)).toEqual(['2024-notes.txt', '2025-10-12.ndjson', '2026-11-16.ndjson'])
  })

  it('are searched by tag: subject, device or address, and a half line harms nobody', async () => {
    const { log, written, clock } = aLog()
    asCaller(caller, () => log.note({ event: 'SIGN_IN', number: NUMBER }))
    log.note({ event: 'SIGN_IN', number: '959691234560' })
    log.note({ event: 'EXPORT', number: NUMBER })
    const files = openDayFiles({ folder, onError })
    for (const line of written) files.append(clock.now(), line)
    files.append(clock.now(), `{"subject":"${tag(NUMBER)}"`)
    expect(await collect(eventsWith(folder, [tag(NUMBER)], clock.now()))).toMatchObject([
      { event: 'SIGN_IN' },
      { event: 'EXPORT' },
    ])
    expect(await collect(eventsWith(folder, [tagAlone(tag(ADDRESS))], clock.now()))).toHaveLength(1)
  })
})

const onError = (error: Error): never => {
  throw error
}
