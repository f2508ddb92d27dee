import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Daw Khin Thet Mon', 'KM'],
  ['U Saw Eh Doh', 'ED'],
  ['Thiri', 'T'],
  ['', ''],
])('%s is %s', (name, letters) => expect(initials(name)).toBe(letters))
