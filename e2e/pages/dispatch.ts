import type { Browser } from '@playwright/test'
import type { Lang } from '#contracts/language.ts'
import type { LineTask } from '#contracts/staff/fibre-lines.ts'
import { expect } from '../fixtures.ts'
import { deskOf } from './office.ts'

/** A desk of dispatch, and what is pressed there. */
export async function dispatchDesk(browser: Browser, lang: Lang) {
  const desk = await deskOf(browser, lang, 'FTTH_DISPATCH')
  const taskButton = (task: LineTask) => desk.button(`lineTask.${task}`)
  return {
    ...desk,
    taskButton,
    line: async (orderId: string, orderNo: string) => {
      await desk.open(`/fibre/orders/${orderId}`)
      await expect(desk.main.locator('h1')).toContainText(orderNo)
    },
    /** What needs a dialog is asked for there; the worker does it, and what comes next is offered. */
    async task(task: LineTask, filled: Readonly<Record<string, string>> = {}): Promise<void> {
      await taskButton(task).click()
      if (task === 'SURVEY' || task === 'BEGIN') return
      for (const [label, text] of Object.entries(filled)) await desk.fill(label, text)
      await desk.axe()
      await desk.button(`lineTask.${task}`, {}, desk.dialog).click()
      await expect(desk.dialog).toHaveCount(0)
    },
    offers: (task: LineTask) => expect(taskButton(task)).toBeVisible({ timeout: 30_000 }),
    state: (state: string) =>
      expect(desk.main.locator('section').first()).toContainText(desk.say(`lineState.${state}`), {
        timeout: 30_000,
      }),
  }
}

export type DispatchDesk = Awaited<ReturnType<typeof dispatchDesk>>

/** There is a port: the visit stands. */
export async function surveyed(desk: DispatchDesk, orderId: string, orderNo: string): Promise<void> {
  await desk.line(orderId, orderNo)
  await desk.task('SURVEY')
  await desk.offers('SCHEDULE')
  await desk.task('SCHEDULE')
  await desk.offers('BEGIN')
}
