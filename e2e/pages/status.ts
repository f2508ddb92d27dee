import { randomUUID } from 'node:crypto'
import { brand } from '#brand'
import { CLIENT_HEADER } from '#contracts/call.ts'
import { expect } from '../fixtures.ts'
import { aNewLine } from './identity-time.ts'
import { OFFICE, type Desk } from './office.ts'
import { startServer } from '../../scripts/run/child-server.ts'

const ENOUGH = 20

/** Enough people of one ward report by phone to make an incident; returns their numbers. */
export async function manyReport(desk: Desk, placeId: string, ward: string): Promise<string[]> {
  const lines: string[] = []
  for (let at = 0; at < ENOUGH; at += 1) {
    const contactPhone = await aNewLine()
    const data = {
      requestId: randomUUID(),
      service: 'ftth',
      categoryCode: 'NO_INTERNET',
      contactPhone,
      description: 'No internet at all since this morning.',
      placeId,
      ward,
      lang: desk.lang,
    }
    const headers = { [CLIENT_HEADER]: `${brand.slug}-office`, origin: OFFICE }
    const sent = await desk.page.request.post(`${OFFICE}/office/v1/tickets`, { data, headers })
    expect(sent.status(), await sent.text()).toBe(200)
    lines.push(contactPhone)
  }
  return lines
}

/** The status page with nothing else: no database, no cache, no website at its address. */
export const statusAlone = (file: string, key: string) =>
  startServer(() => ['apps/status/main.ts'], {
    ready: '/health/live',
    env: (port) => ({
      PROFILE: 'demo',
      STATUS_PORT: String(port),
      STATUS_HOST: '127.0.0.1',
      STATUS_FILE: file,
      STATUS_PUSH_KEY: key,
      PUBLIC_ORIGIN: 'http://127.0.0.1:1',
      DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/nowhere',
      REDIS_URL: 'redis://127.0.0.1:1/0',
    }),
  })
