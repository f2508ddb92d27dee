import { expect, it } from 'vitest'
import { reportPath } from '../../navigation/report-path.ts'
import { askedBy } from './report-address.ts'

const MOVE = '01a0c0de-0000-7000-8000-000000000001'

it('S-075 S-076 the service is read from the address', () => {
  expect(askedBy('service=mobile').service).toBe('mobile')
  expect(askedBy('service=ftth').service).toBe('ftth')
})

it.each(['', 'service=', 'service=tv', 'service=Mobile'])('S-307 %s names no service', (search) => {
  expect(askedBy(search).service).toBeNull()
})

it('a thing comes back as it was sent', () => {
  const path = reportPath({
    service: 'mobile',
    category: 'PACKAGE_NOT_RECEIVED',
    thing: { kind: 'MOVE', id: MOVE },
  })
  expect(askedBy(path.split('?')[1] ?? '')).toEqual({
    service: 'mobile',
    category: 'PACKAGE_NOT_RECEIVED',
    thing: { kind: 'MOVE', id: MOVE },
  })
})

it.each(['MOVE', 'MOVE.', 'CAR.1', 'MOVE.<b>', `MOVE.${'a'.repeat(81)}`])('%s is no thing', (thing) => {
  expect(askedBy(`service=mobile&thing=${encodeURIComponent(thing)}`).thing).toBeNull()
})

it('a topic of the answers presets its category', () => {
  expect(askedBy('service=mobile&topic=TOPUP').category).toBe('TOPUP_NOT_RECEIVED')
  expect(askedBy('service=ftth&topic=FIBRE').category).toBeNull()
})
