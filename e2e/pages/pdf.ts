import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

type File = { readonly name: string; readonly bytes: Buffer }

/** What a press on the button hands to the browser. */
export const fileOf = (page: Page, button: Locator): Promise<File> => fileBy(page, () => button.click())

/** What all of this hands to the browser in the end. */
export async function fileBy(page: Page, work: () => Promise<void>): Promise<File> {
  const [download] = await Promise.all([page.waitForEvent('download'), work()])
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

/** Where the code of a receipt leads; a tap on it leads to the same place. */
export function addressIn(pdf: Buffer): string {
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const address = /\/URI \(([^)]*)\)/.exec(pdf.toString('latin1'))?.[1] ?? ''
  expect(address).toMatch(/^https?:\/\/[^/]+\/#\/receipt\/[0-9A-Z-]{29}$/)
  return address
}
