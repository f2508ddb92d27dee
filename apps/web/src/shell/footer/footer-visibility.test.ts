import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFooterShown, useHiddenFooter } from './footer-visibility.ts'

it('S-025 S-026 the footer stands by default; a page hides it, shows it again, and cannot leave it hidden', () => {
  const footer = renderHook(() => useFooterShown())
  expect(footer.result.current).toBe(true)
  const page = renderHook(({ hidden }) => useHiddenFooter(hidden), { initialProps: { hidden: true } })
  expect(footer.result.current).toBe(false)
  page.rerender({ hidden: false })
  expect(footer.result.current).toBe(true)
  page.rerender({ hidden: true })
  act(() => page.unmount())
  expect(footer.result.current).toBe(true)
})
