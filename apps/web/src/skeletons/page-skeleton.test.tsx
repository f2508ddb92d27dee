import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BREAKPOINTS, type Breakpoint } from '../page/breakpoint.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { SKELETON_LABELS } from '../navigation/skeleton-label.ts'

afterEach(cleanup)

const names = Object.keys(BREAKPOINTS) as Breakpoint[]
const cases = SKELETON_LABELS.flatMap((label) => names.map((name) => [label, name] as const))

it.each(cases)('S-183 %s has a layout at %s', (label, name) => {
  window.innerWidth = Math.max(320, BREAKPOINTS[name])
  const { container } = render(<PageSkeleton label={label} />)
  const place = container.querySelector('[data-skeleton]')
  expect(place?.getAttribute('data-skeleton')).toBe(label)
  expect(place?.getAttribute('data-breakpoint')).toBe(name)
  expect(place?.querySelectorAll('span[style], span[class]').length).toBeGreaterThan(2)
})

it('S-183 the eleven labels differ from each other and between a phone and a desktop', () => {
  const drawn = (label: (typeof SKELETON_LABELS)[number], width: number) => {
    window.innerWidth = width
    const html =
      render(<PageSkeleton label={label} />).container.querySelector('[role=status]')?.innerHTML ?? ''
    cleanup()
    return html
  }
  expect(SKELETON_LABELS).toHaveLength(11)
  expect(new Set(SKELETON_LABELS.map((label) => drawn(label, 1280))).size).toBe(11)
  for (const label of SKELETON_LABELS) expect(drawn(label, 360)).not.toBe(drawn(label, 1280))
})
