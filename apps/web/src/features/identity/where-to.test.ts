import { afterEach, expect, it } from 'vitest'
import { now } from '../../clock/now.ts'
import { rememberForAfterLogin } from '../../session/after-login.ts'
import { selectedItem } from '../../session/selected.ts'
import { goOn, waitingPage } from './where-to.ts'

afterEach(() => {
  sessionStorage.clear()
  selectedItem.clear()
  window.history.replaceState(null, '', '#/')
})

it('S-216 S-218 leads to the remembered item and hands it over', () => {
  rememberForAfterLogin('/digital-service/utilities/data-share/d1', 'd1', now())
  expect(waitingPage()).toBe('dataShare')
  goOn()
  expect(window.location.hash).toBe('#/digital-service/utilities/data-share/d1')
  expect(selectedItem.read()).toBe('d1')
})

it('S-222 leads to the own account when nothing waits', () => {
  expect(waitingPage()).toBeNull()
  goOn()
  expect(window.location.hash).toBe('#/myid')
})
