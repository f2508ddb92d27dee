import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { mustRun } from '../../scripts/run/run-command.ts'

/** Moves the whole copy's clock forward; the page learns of it when it is loaded next. */
export async function clockForward(page: Page, by: string): Promise<void> {
  const ahead = async () => {
    const config: unknown = await (await page.request.get('/config.json')).json()
    return config && typeof config === 'object' && 'clockAheadMs' in config ? Number(config.clockAheadMs) : 0
  }
  const before = await ahead()
  await mustRun('node', ['apps/worker/ops-main.ts', 'clock', 'forward', by])
  await expect.poll(ahead, { message: 'the website heard that time has moved' }).toBeGreaterThan(before)
  await page.reload()
}
