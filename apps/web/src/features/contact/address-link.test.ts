import { expect, it } from 'vitest'
import { addressLink } from './address-link.ts'

it.each([
  ['979', 'tel:979'],
  ['+95 9 690 000 979', 'tel:+959690000979'],
  ['care@example.com', 'mailto:care@example.com'],
  ['No. 5, Thukha Street', null],
  ['In over 20 towns', null],
])('%s leads to %s', (address, href) => expect(addressLink(address)).toBe(href))
