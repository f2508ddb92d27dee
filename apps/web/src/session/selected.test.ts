import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { selectedGroup, selectedItem, useSelected } from './selected.ts'

it('S-205 holder one is empty, set, replaced and cleared', () => {
  expect(selectedItem.read()).toBeNull()
  selectedItem.set('d1')
  expect(selectedItem.read()).toBe('d1')
  selectedItem.set('d2')
  expect(selectedItem.read()).toBe('d2')
  selectedItem.clear()
  expect(selectedItem.read()).toBeNull()
})

it('S-206 holder two sets and clears value and name together', () => {
  expect(selectedGroup.read()).toBeNull()
  selectedGroup.set({ id: 'data', name: 'Data' })
  expect(selectedGroup.read()).toEqual({ id: 'data', name: 'Data' })
  selectedGroup.clear()
  expect(selectedGroup.read()).toBeNull()
})

it('S-205 S-206 a screen follows the holder', () => {
  const { result } = renderHook(() => useSelected(selectedGroup))
  act(() => selectedGroup.set({ id: 'night', name: 'Night data' }))
  expect(result.current?.name).toBe('Night data')
  act(() => selectedGroup.clear())
  expect(result.current).toBeNull()
})
