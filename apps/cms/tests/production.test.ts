import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { carelessCms, wrongMail } from '../careless.ts'
import { mailServerOf } from '../src/mail/mail-server.ts'
import { codeOn, DEMO, enrol, hire, signIn, STRICT } from './staff.ts'

const GOOD = { PROFILE: 'production', CMS_URL: 'https://cms.example.com', CMS_SECRET: 's'.repeat(48) }

describe('a start for real staff', () => {
  for (const [what, mistake, reason] of [
    ['an address without TLS', { CMS_URL: 'http://cms.example.com' }, 'CMS_URL is not https'],
    ['no address', { CMS_URL: undefined }, 'CMS_URL is not https'],
    ['a short secret', { CMS_SECRET: 'secret' }, 'CMS_SECRET is shorter'],
    [
      'no profile and no TLS',
      { PROFILE: undefined, CMS_URL: 'http://127.0.0.1:8083' },
      'CMS_URL is not https',
    ],
  ] as const)
    it(`with ${what} is refused: ${reason}`, () => {
      assert.match(carelessCms({ ...GOOD, ...mistake }).join('\n'), new RegExp(reason))
    })

  it('is refused with all reasons at once', () => {
    assert.equal(carelessCms({}).length, 2)
  })

  it('control: without a mistake it is not, nor is a demo', () => {
    assert.deepEqual([carelessCms(GOOD), carelessCms({ PROFILE: 'demo' })], [[], []])
  })
})

describe('the mail server', () => {
  for (const wrong of [
    'mail.example.com',
    'https://mail.example.com',
    'smtp://',
    'smtp://mail.example.com/x y',
  ])
    it(`"${wrong}" stops the start`, () => {
      assert.equal(wrongMail({ CMS_SMTP_URL: wrong }).length, 1)
    })

  it('control: a right one does not, nor does none', () => {
    for (const CMS_SMTP_URL of ['smtp://127.0.0.1:1025', 'smtps://a:b%40c@mail.example.com', '', undefined])
      assert.deepEqual(wrongMail({ CMS_SMTP_URL }), [])
  })

  for (const [address, secure, requireTLS, port] of [
    ['smtps://mail.example.com', true, false, 465],
    ['smtp://mail.example.com', false, true, 587],
    ['smtp://mail.example.com:25', false, true, 25],
    ['smtp://127.0.0.1:1025', false, false, 1025],
    ['smtp://localhost', false, false, 587],
  ] as const)
    it(`${address}: nothing leaves this machine in the clear`, () => {
      const server = mailServerOf(address)
      assert.deepEqual([server.secure, server.requireTLS, server.port], [secure, requireTLS, port])
    })

  it('is told a name and a password, also with signs in them', () => {
    const { auth } = mailServerOf('smtps://cms:p%40ss%2Fword@mail.example.com')
    assert.deepEqual(auth, { user: 'cms', pass: 'p@ss/word' })
  })
})

describe('the cookie of a session', () => {
  it('is Secure where real staff work, and not in a demo without TLS', async () => {
    const editor = await hire()
    const cookieAt = async (base: string) => String((await signIn(base, editor)).headers.get('set-cookie'))
    const [strict, demo] = [await cookieAt(STRICT), await cookieAt(DEMO)]
    assert.match(strict, /;\s*Secure/)
    assert.match(strict, /;\s*HttpOnly/)
    assert.match(strict, /;\s*SameSite=Strict/)
    assert.doesNotMatch(demo, /Secure/)
  })
})

describe('the security log', () => {
  it('has a line for every way a sign-in ends, and nothing in it names anybody', async () => {
    const editor = await hire()
    const { key, recoveryCodes } = await enrol(STRICT, editor)
    await signIn(STRICT, { ...editor, password: 'not the password at all' })
    await signIn(STRICT, editor)
    const code = codeOn(key)
    await signIn(STRICT, editor, code)
    await signIn(STRICT, editor, code)
    await sleep(300)
    const written = readFileSync(process.env['CMS_STRICT_LOG'] ?? '', 'utf8')
    const events = written
      .split('\n')
      .flatMap((line) => (line.startsWith('{"level"') ? [JSON.parse(line)] : []))
    const subject = events.at(-1).subject
    assert.deepEqual(
      events.filter((event) => event.subject === subject).map(({ event, outcome }) => `${event} ${outcome}`),
      [
        'STAFF_SIGN_IN ENROLMENT_NEEDED',
        'STAFF_FACTOR_SET DONE',
        'STAFF_SIGN_IN WRONG_PASSWORD',
        'STAFF_SIGN_IN CODE_NEEDED',
        'STAFF_CODE_TRIED DONE',
        'STAFF_SIGN_IN DONE',
        'STAFF_CODE_TRIED WRONG_CODE',
      ],
    )
    for (const canary of [editor.email, editor.password, key.replaceAll(' ', ''), ...recoveryCodes])
      assert.ok(!written.includes(canary), 'a secret stands in the log')
    assert.match(subject, /^[\w-]{12}$/)
  })
})
