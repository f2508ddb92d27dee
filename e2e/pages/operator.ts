import type { Page } from '@playwright/test'
import { portOf } from '#platform/config/ports.ts'
import { expect, words, type Site } from '../fixtures.ts'

const SIMULATOR = `http://127.0.0.1:${portOf(process.env, 'SIMULATOR_PORT')}`

/** The operator's line desk fails this many times. */
export async function deskGoes(
  mode: 'REFUSES' | 'SILENT' | 'SILENT_AFTER_EFFECT',
  times: number,
): Promise<void> {
  const answer = await fetch(`${SIMULATOR}/lines/desk`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode, times }),
  })
  expect(answer.ok).toBe(true)
}

/** Reports an event of a line on the simulator's page, and waits until the product has taken it. */
export async function operatorTells(page: Page, { lang }: Site, number: string, what: string): Promise<void> {
  const operator = await page.context().newPage()
  await operator.goto(`${SIMULATOR}/lines/page?lang=${lang}`)
  await operator.getByLabel(words(lang, 'simulator.lines.number'), { exact: true }).fill(number)
  await operator.getByRole('button', { name: words(lang, `simulator.lines.${what}`), exact: true }).click()
  const told = operator.getByRole('listitem').filter({ hasText: number }).first()
  await expect(told).toContainText(words(lang, 'simulator.lines.taken'), { timeout: 15_000 })
  await operator.close()
}
