import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AccordionItem } from './accordion.tsx'

afterEach(cleanup)

it('is the target of a deep link and may start open', () => {
  const { container } = render(
    <AccordionItem id="q-7" title="Question" open>
      Answer
    </AccordionItem>,
  )
  const item = container.querySelector('details')
  expect(item?.id).toBe('q-7')
  expect(item?.open).toBe(true)
})
