import assert from 'node:assert/strict'
import { it } from 'node:test'
import { format, formatDistance } from 'date-fns'
import { enUS } from 'date-fns/locale/en-US'
import {
  asDayInput,
  asMomentInput,
  ofDayInput,
  ofMomentInput,
  yangonDay,
  yangonMoment,
} from '../src/time/yangon-moment.ts'
import { burmeseDistance } from '../src/time/burmese-distance.ts'
import { yangonLocale } from '../src/time/yangon-locale.ts'

it('a moment is written and read as Yangon has it, past midnight too, and comes back the same', () => {
  assert.equal(asMomentInput('2026-11-17T19:45:00.000Z'), '2026-11-18T02:15')
  assert.equal(ofMomentInput('2026-11-18T02:15'), '2026-11-17T19:45:00.000Z')
  assert.equal(yangonMoment('2026-11-17T19:45:00.000Z', 'Yangon time'), '18/11/2026, 02:15 (Yangon time)')
})

it('a day is its noon in Yangon', () => {
  assert.equal(ofDayInput('2026-11-18'), '2026-11-18T05:30:00.000Z')
  assert.equal(asDayInput('2026-11-18T05:30:00.000Z'), '2026-11-18')
  assert.equal(yangonDay('2026-11-17T18:00:00.000Z'), '18/11/2026')
})

it('nothing stays nothing', () => {
  assert.deepEqual(
    [asMomentInput(null), asDayInput(undefined), ofMomentInput(''), ofDayInput('')],
    ['', '', null, null],
  )
})

it('whatever pattern Payload has for a date, the locale says it as Yangon has it', () => {
  const at = new Date('2026-11-17T19:45:00.000Z')
  const locale = yangonLocale('Yangon time')
  assert.equal(format(at, 'MMMM do yyyy, h:mm a', { locale }), '18/11/2026, 02:15 (Yangon time)')
  assert.equal(format(at, 'Pp', { locale }), '18/11/2026, 02:15 (Yangon time)')
  assert.equal(format(at, 'MMMM do yyyy', { locale }), '18/11/2026')
  // The control: the library's own says no zone.
  assert.doesNotMatch(format(at, 'MMMM do yyyy, h:mm a', { locale: enUS }), /Yangon/)
})

it('how long ago something was is said in Burmese, whatever the length', () => {
  const locale = yangonLocale('', burmeseDistance)
  const now = new Date('2026-11-18T10:00:00Z')
  const minute = 60_000
  const said = [0.2, 2, 65, 60 * 26, 60 * 24 * 40, 60 * 24 * 800].map((minutes) =>
    formatDistance(new Date(now.getTime() - minutes * minute), now, { locale }),
  )
  assert.deepEqual(said, ['1 မိနစ်အောက်', '2 မိနစ်', '1 နာရီခန့်', '1 ရက်', '1 လခန့်', '2 နှစ်ခန့်'])
})
