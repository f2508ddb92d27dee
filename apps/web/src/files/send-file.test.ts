import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PART_BYTES } from '#contracts/files.ts'
import { ApiRefusal, OfflineError } from '../api/api-errors.ts'
import { type Progress, sendFile } from './send-file.ts'

const FILE = new Blob([new Uint8Array(PART_BYTES * 3 + 10)], { type: 'image/jpeg' })

/** Accepts everything, except for the calls it is told to lose. */
function gate(lost: readonly string[] = [], refused: readonly string[] = []) {
  const heard: string[] = []
  const losing = [...lost]
  const hear = async (what: string) => {
    heard.push(what)
    const at = losing.indexOf(what)
    if (at >= 0) {
      losing.splice(at, 1)
      throw new OfflineError('cut')
    }
    if (refused.includes(what))
      throw new ApiRefusal({ code: 'FILE_REFUSED', message: 'no', status: 422, requestId: '' })
  }
  return {
    heard,
    begin: async () => {
      await hear('begin')
      return 'f1'
    },
    part: (_id: string, part: number, bytes: Blob) => hear(`${part}:${bytes.size}`),
    done: () => hear('done'),
  }
}

const alone = () => new AbortController().signal

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a file in parts', () => {
  it('goes part by part, and says how far it is', async () => {
    const to = gate()
    const seen: Progress[] = []
    const id = await sendFile(FILE, to, { signal: alone(), onProgress: (one) => seen.push(one) })
    expect(id).toBe('f1')
    expect(to.heard).toEqual(['begin', '0:49152', '1:49152', '2:49152', '3:10', 'done'])
    expect(seen.at(-1)).toEqual({ sent: 4, of: 4, cut: false })
  })

  it('goes on where the line was cut, twice, and sends nothing again that has arrived', async () => {
    const to = gate(['1:49152', '1:49152', '3:10'])
    const seen: Progress[] = []
    const sending = sendFile(FILE, to, { signal: alone(), onProgress: (one) => seen.push(one) })
    await vi.runAllTimersAsync()
    expect(await sending).toBe('f1')
    expect(to.heard.filter((what) => what === '0:49152')).toHaveLength(1)
    expect(to.heard.filter((what) => what === '1:49152')).toHaveLength(3)
    expect(seen.some(({ cut }) => cut)).toBe(true)
  })

  it('does not wait when the phone says that it has a network', async () => {
    const to = gate(['begin'])
    const sending = sendFile(FILE, to, { signal: alone(), onProgress: () => undefined })
    await vi.advanceTimersByTimeAsync(1)
    window.dispatchEvent(new Event('online'))
    expect(await sending).toBe('f1')
  })

  it('a request without an answer is asked again', async () => {
    const to = gate()
    let hung = 0
    const hanging = { ...to, done: () => (hung++ === 0 ? new Promise<void>(() => undefined) : to.done()) }
    const sending = sendFile(FILE, hanging, { signal: alone(), onProgress: () => undefined })
    await vi.runAllTimersAsync()
    expect(await sending).toBe('f1')
    expect(hung).toBe(2)
  })

  it('a refusal is final', async () => {
    const to = gate([], ['2:49152'])
    await expect(sendFile(FILE, to, { signal: alone(), onProgress: () => undefined })).rejects.toThrow('no')
    expect(to.heard.at(-1)).toBe('2:49152')
  })

  it('stops when its owner takes the picture out', async () => {
    const to = gate(['0:49152'])
    const stop = new AbortController()
    const sending = sendFile(FILE, to, { signal: stop.signal, onProgress: () => undefined })
    await vi.advanceTimersByTimeAsync(1)
    stop.abort()
    await expect(sending).rejects.toThrow('taken out')
    expect(to.heard).toEqual(['begin', '0:49152'])
  })
})
