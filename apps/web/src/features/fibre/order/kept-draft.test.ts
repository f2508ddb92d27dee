import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beOwner, forgetOwner } from '../../../session/own-storage.ts'
import { forgetSession, signIn } from '../../../session/session-store.ts'
import { type Draft, EMPTY_DRAFT } from './draft.ts'
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts'

const DAY_MS = 86_400_000
const draft: Draft = {
  ...EMPTY_DRAFT,
  address: 'No. 5, Insein Road',
  visit: { day: '2026-11-20', slot: 'AM' },
}

function beSignedIn(number: string) {
  beOwner(number)
  signIn('Ma Hnin', 'opaque')
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-16T05:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  forgetSession()
  localStorage.clear()
})

describe('a draft of an order', () => {
  it('is there for seven days', () => {
    keepDraft(draft)
    vi.advanceTimersByTime(7 * DAY_MS - 1)
    expect(keptDraft()).toEqual(draft)
    vi.advanceTimersByTime(1)
    expect(keptDraft()).toEqual(EMPTY_DRAFT)
  })

  it('never holds the number of an identity card, whatever is handed over', () => {
    keepDraft({ ...draft, idNumber: '12/OUKAMA(N)123456' } as Draft)
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('123456')
    expect(keptDraft()).toEqual(draft)
  })

  it('goes along through a sign-in, and is gone after the sign-out', () => {
    keepDraft(draft)
    beSignedIn('959691234567')
    expect(keptDraft()).toEqual(draft)
    keepDraft({ ...draft, fullName: 'Daw Hla' })
    forgetSession()
    forgetOwner()
    expect(keptDraft()).toEqual(EMPTY_DRAFT)
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Hla')
  })

  it('of one person is not shown to the next', () => {
    beSignedIn('959691234567')
    keepDraft({ ...draft, fullName: 'Daw Hla' })
    beSignedIn('959697654321')
    expect(keptDraft()).toEqual(EMPTY_DRAFT)
  })

  it('is forgotten when it has become an order', () => {
    keepDraft(draft)
    forgetDraft()
    expect(keptDraft()).toEqual(EMPTY_DRAFT)
  })

  it('that cannot be read is an empty one', () => {
    localStorage.setItem('__FIBRE_ORDER__', '{"at":')
    expect(keptDraft()).toEqual(EMPTY_DRAFT)
    localStorage.setItem(
      '__FIBRE_ORDER__',
      JSON.stringify({ at: Date.now(), draft: { visit: { slot: 'AM' } } }),
    )
    expect(keptDraft()).toEqual(EMPTY_DRAFT)
  })
})
