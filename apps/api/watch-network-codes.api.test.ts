import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import pino from 'pino'
import { requestOtp } from '#contracts/identity.ts'
import { freshDatabase } from '#db/test-database.ts'
import { humanToken, offNetNumber } from '#modules/identity/test-guest.ts'
import { SECRET } from '#modules/identity/test-identity-app.ts'
import { readConfig } from '#platform/config/config.ts'
import { urlOf } from '#platform/http/serve.ts'
import { buildApp } from './build-app.ts'

it('what guests have us send to other networks is a figure, and near its most a line in the log without a number', async () => {
  const { db, url } = await freshDatabase()
  const lines: string[] = []
  const config = readConfig({
    PROFILE: 'demo',
    DATABASE_URL: url,
    REDIS_URL: process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379',
    RUN_DIR: mkdtempSync(join(tmpdir(), 'run-')),
    IDENTITY_KEY: SECRET,
    SMS_BODY_KEY: SECRET,
    LOG_TAG_KEY: randomUUID().replaceAll('-', ''),
  })
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const site = await buildApp({ config, log })
  const ask = (phoneNumber: string) =>
    site.app.inject({
      method: 'POST',
      url: urlOf(requestOtp),
      headers: { 'x-client': site.app.clientName },
      payload: { phoneNumber, purpose: 'CONTACT', captchaToken: humanToken('CONTACT') },
    })
  const told = () => lines.map((line) => JSON.parse(line)).filter(({ most }) => most === 2_000)
  const sentSoFar = (sent: number) =>
    sql`insert into otp_network_day (day, sent) values ((platform.now() at time zone 'Asia/Yangon')::date, ${sent})
      on conflict (day) do update set sent = excluded.sent`.execute(db)
  try {
    await sentSoFar(1_598)
    const numbers = [offNetNumber(), offNetNumber(), offNetNumber(), offNetNumber()] as const
    expect((await ask(numbers[0])).statusCode).toBe(200)
    expect(told()).toEqual([])
    expect((await ask(numbers[1])).statusCode).toBe(200)
    expect(told()).toMatchObject([{ level: pino.levels.values['warn'], sent: 1_600 }])
    await sentSoFar(1_999)
    expect((await ask(numbers[2])).statusCode).toBe(200)
    expect((await ask(numbers[3])).statusCode).toBe(429)
    expect(told().at(-1)).toMatchObject({ level: pino.levels.values['error'], sent: 2_000 })
    const { body } = await site.admin.inject({ url: '/metrics' })
    expect(body).toMatch(/^identity_network_codes_today\{.*\} 2000$/m)
    expect(body).toMatch(/^identity_network_codes_most\{.*\} 2000$/m)
    for (const number of numbers) expect(lines.join('')).not.toContain(number.slice(2))
  } finally {
    await site.close()
  }
})
