import { expect, it } from 'vitest'
import { APPLICATION_STATES } from '#contracts/applications.ts'
import { isOver, mayStep } from './states.ts'

it('an application ends done or refused, and nothing leads out of that', () => {
  expect(APPLICATION_STATES.filter(isOver)).toEqual(['DONE', 'REFUSED'])
})

it('nobody is done before somebody has checked it', () => {
  const toDone = APPLICATION_STATES.filter(
    (from) => mayStep(from, 'DONE', 'STAFF') || mayStep(from, 'DONE', 'SYSTEM'),
  )
  expect(toDone).toEqual(['CHECKING'])
})

it('a customer only answers what was asked', () => {
  const steps = APPLICATION_STATES.flatMap((from) =>
    APPLICATION_STATES.filter((to) => mayStep(from, to, 'CUSTOMER')).map((to) => `${from} ${to}`),
  )
  expect(steps).toEqual(['MORE_NEEDED CHECKING'])
})
