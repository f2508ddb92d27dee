import { describe, expect, it } from 'vitest'
import { putStatusLine, readStatusLine } from './ops-status.ts'

describe('a line for the status page', () => {
  it('in one language stands in both', () =>
    expect(readStatusLine(['status', 'We are at it'])).toEqual({
      text: 'We are at it',
      textMm: 'We are at it',
    }))

  it('in both', () =>
    expect(readStatusLine(['status', 'We are at it', 'လုပ်ဆောင်နေပါသည်'])).toEqual({
      text: 'We are at it',
      textMm: 'လုပ်ဆောင်နေပါသည်',
    }))

  it('is taken away', () => expect(readStatusLine(['status', '--clear'])).toBeNull())

  it.each([
    [['status']],
    [['status', ' ']],
    [['status', 'x'.repeat(301)]],
    [['status', 'a', 'b', 'c']],
    [['status', '--clear', 'x']],
    [['status', '--help']],
    [['line', 'a']],
  ])('not whole: %j', (args) => expect(readStatusLine(args)).toBeUndefined())

  it('says what is missing, and that nobody answers', async () => {
    expect((await putStatusLine(null, {} as never)).code).toBe(1)
    const nowhere = { STATUS_PUSH_URL: 'http://127.0.0.1:1', STATUS_PUSH_KEY: 'ab'.repeat(32) }
    expect(await putStatusLine(null, nowhere)).toMatchObject({
      code: 1,
      text: expect.stringContaining('does not answer'),
    })
  })
})
