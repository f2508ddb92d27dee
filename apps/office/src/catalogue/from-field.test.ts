import { describe, expect, it } from 'vitest'
import { momentOf } from './from-field.tsx'

describe('a moment that somebody types', () => {
  it('is of Yangon, half past six ahead', () => {
    expect(momentOf('2026-11-17T00:00')).toBe('2026-11-16T17:30:00.000Z')
    expect(momentOf('2026-11-17T13:45')).toBe('2026-11-17T07:15:00.000Z')
  })
})
