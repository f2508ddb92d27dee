import { describe, expect, it } from 'vitest'
import type { Incident, Reading } from '#contracts/status.ts'
import { sortOut, sumUp } from './sum-up.ts'

const reading = (state: Reading['state']): Reading => ({
  part: 'SMS',
  name: null,
  nameMm: null,
  state,
  heardAt: null,
})
const incident = (status: Incident['status']): Incident => ({
  incidentId: status,
  title: 'A',
  titleMm: 'က',
  service: 'ftth',
  placeIds: [],
  places: [],
  status,
  startedAt: '2026-11-17T00:00:00Z',
  etaAt: null,
  resolvedAt: status === 'RESOLVED' ? '2026-11-17T01:00:00Z' : null,
  updates: [],
})

describe('S-329 the sentence on top', () => {
  it.each([
    [['UP', 'UNKNOWN'], [], 'UP'],
    [['UP', 'DOWN'], [], 'BAD'],
    [['UP', 'DEGRADED'], [], 'BAD'],
    [['UNKNOWN'], [], 'UNKNOWN'],
    [[], [], 'UNKNOWN'],
    [['UP'], ['FIXING'], 'BAD'],
  ] as const)('%j with %j is %s', (states, now, sum) =>
    expect(sumUp(states.map(reading), now.map(incident))).toBe(sum),
  )

  it('planned work and what is over are no disturbances', () => {
    const { now, planned, past } = sortOut([incident('FIXING'), incident('PLANNED'), incident('RESOLVED')])
    expect([now, planned, past].map((list) => list.map(({ status }) => status))).toEqual([
      ['FIXING'],
      ['PLANNED'],
      ['RESOLVED'],
    ])
  })
})
