import { expect, it } from 'vitest'
import fc from 'fast-check'
import {
  HIGHEST_PORT_BASE,
  LOWEST_PORT_BASE,
  PORT_NAMES,
  portFromBase,
  portOf,
  PORTS_PER_COPY,
  STANDARD_PORT_BASE,
} from './ports.ts'

const portsFrom = (base: number): number[] => PORT_NAMES.map((name) => portFromBase(name, base))
const shared = (one: number, other: number): number[] =>
  portsFrom(one).filter((port) => portsFrom(other).includes(port))

const base = fc
  .integer({ min: LOWEST_PORT_BASE / PORTS_PER_COPY, max: HIGHEST_PORT_BASE / PORTS_PER_COPY })
  .map((tens) => tens * PORTS_PER_COPY)

it('the first copy has the ports that every document names', () => {
  const ports = Object.fromEntries(PORT_NAMES.map((name) => [name, portOf({}, name)]))
  expect(ports).toEqual({
    API_PORT: 8080,
    OFFICE_PORT: 8081,
    SIMULATOR_PORT: 8082,
    CMS_PORT: 8083,
    WORKER_PORT: 8084,
    PREVIEW_PORT: 8085,
    SIMULATOR_SMPP_PORT: 2775,
    SIMULATOR_SMTP_PORT: 1025,
    STATUS_PORT: 8086,
    WEB_DEV_PORT: 5173,
    ADMIN_PORT: 8089,
  })
})

it('two copies share no port, whatever their bases', () => {
  fc.assert(
    fc.property(base, base, (one, other) => {
      fc.pre(one !== other)
      expect(shared(one, other)).toEqual([])
    }),
  )
  fc.assert(
    fc.property(base, (one) => one === STANDARD_PORT_BASE || shared(one, STANDARD_PORT_BASE).length === 0),
  )
})

it('control: bases that are closer than a copy is wide do share some', () => {
  expect(shared(8180, 8183)).not.toEqual([])
})

it('the lowest and the highest base keep clear of what the first copy has elsewhere', () => {
  const both = [LOWEST_PORT_BASE, HIGHEST_PORT_BASE]
  expect(both.flatMap((one) => shared(one, STANDARD_PORT_BASE))).toEqual([])
})

it('no copy wants one port twice', () => {
  const twice = fc.sample(base, 200).filter((one) => new Set(portsFrom(one)).size < PORT_NAMES.length)
  expect(twice).toEqual([])
})

it('a port of its own wins over the base, an empty one does not', () => {
  expect(portOf({ PORT_BASE: '8180', CMS_PORT: '9999' }, 'CMS_PORT')).toBe(9999)
  expect(portOf({ PORT_BASE: '8180', CMS_PORT: '' }, 'CMS_PORT')).toBe(8183)
})
