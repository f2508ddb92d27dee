import { beforeEach, describe, expect, it } from 'vitest'
import { FaqVote } from '#contracts/help.ts'
import { browserId, keepOwnVote, ownVote } from './own-votes.ts'

beforeEach(() => localStorage.clear())

describe('the votes of this browser', () => {
  it('its id is one that the contract takes, and stays the same', () => {
    const id = browserId()
    expect(FaqVote.safeParse({ browserId: id, helpful: true }).success).toBe(true)
    expect(browserId()).toBe(id)
    expect(localStorage.getItem('browserId')).toBe(id)
  })

  it('remembers what was said about each question', () => {
    expect(ownVote('a')).toBeNull()
    keepOwnVote('a', false)
    keepOwnVote('b', true)
    expect([ownVote('a'), ownVote('b')]).toEqual([false, true])
  })

  it('a store full of nonsense counts as empty', () => {
    localStorage.setItem('faqVotes', '{nonsense')
    expect(ownVote('a')).toBeNull()
  })
})
