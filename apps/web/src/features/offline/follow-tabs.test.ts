import { beforeEach, expect, it, vi } from 'vitest'
import { currentLang } from '../../i18n/lang.ts'
import { startI18n } from '../../i18n/start-i18n.ts'
import { followTabs } from './follow-tabs.ts'

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{}')),
  )
  localStorage.clear()
})

it('a language chosen in another tab is this one’s too', async () => {
  await startI18n()
  followTabs()
  expect(currentLang()).toBe('my')
  localStorage.setItem('__LANG__', 'en')
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
  expect(currentLang()).toBe('my')
  window.dispatchEvent(new StorageEvent('storage', { key: '__LANG__' }))
  await vi.waitFor(() => expect(currentLang()).toBe('en'))
})
