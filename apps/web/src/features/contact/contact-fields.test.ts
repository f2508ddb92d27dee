import { describe, expect, it } from 'vitest'
import { ContactMessage } from '#contracts/contact.ts'
import { checkContact, EMPTY_CONTACT, productOf, toMessage, topicOf } from './contact-fields.ts'

const fields = (change: Partial<typeof EMPTY_CONTACT>) => ({
  ...EMPTY_CONTACT,
  body: 'Good morning',
  ...change,
})

describe('the contact form', () => {
  it.each([
    [9, 'contact.bodyShort'],
    [10, undefined],
    [1000, undefined],
    [1001, 'contact.bodyLong'],
  ])('S-203 a body of %d characters: %s', (length, problem) => {
    const given = fields({ body: 'a'.repeat(length) })
    expect(checkContact(given).body).toBe(problem)
    expect(ContactMessage.safeParse(toMessage(given)).success).toBe(problem === undefined)
  })

  it('an e-mail address is optional, but not nonsense', () => {
    expect(checkContact(fields({ email: '' })).email).toBeUndefined()
    expect(checkContact(fields({ email: 'a@b' })).email).toBe('contact.emailWrong')
    expect(checkContact(fields({ email: 'a@b.mm' })).email).toBeUndefined()
  })

  it.each([
    ['', undefined],
    ['09 691 234 567', undefined],
    ['+65 6123 4567', undefined],
    ['01-512345', undefined],
    ['12', 'contact.phoneWrong'],
    ['my number', 'contact.phoneWrong'],
  ])('the phone number "%s": %s', (phone, problem) => {
    expect(checkContact(fields({ phone })).phone).toBe(problem)
  })

  it('S-203 sends body and only what was filled in', () => {
    expect(toMessage(fields({ name: '  ', phone: '09 1' }))).toEqual({ body: 'Good morning', phone: '09 1' })
    expect(toMessage(fields({ topic: 'PARTNER' }))).toEqual({ body: 'Good morning', topic: 'PARTNER' })
  })

  it.each([
    ['topic=PARTNER', 'PARTNER'],
    ['topic=LOVE', 'GENERAL'],
    ['', 'GENERAL'],
  ])('an address with ?%s asks about %s', (search, topic) => expect(topicOf(search)).toBe(topic))

  it.each([
    ['about=dia', 'businessDia'],
    ['about=eKYC', 'businessEkyc'],
    ['about=no-such', null],
    ['topic=PARTNER', null],
  ])('an address with ?%s asks for an offer of %s', (search, product) =>
    expect(productOf(search)).toBe(product),
  )
})
