import { describe, expect, it } from 'vitest'
import { trustedWorker, WORKER_FILE } from './trusted-worker.ts'

describe('the worker that may be started', () => {
  it('is our own', () => expect(trustedWorker()).toBe(WORKER_FILE))

  it('and no other', () => {
    expect(() => trustedWorker('https://elsewhere.example/sw.js')).toThrow('only our own')
  })
})
