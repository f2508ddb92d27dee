import type { Page } from '@playwright/test'
import * as z from 'zod'
import { expect } from '../fixtures.ts'
import { run } from './database.ts'

const Detail = z.object({ result: z.object({ offer: z.object({ state: z.string() }) }) })

type Running = { readonly code: string; readonly post: string; readonly days: number }

/** Independent of the seed's dates: the offer has begun, and it and its banners end in this many days of the product's time. */
export async function offerRunsFor(page: Page, { code, post, days }: Running): Promise<void> {
  await run(
    `update package_offer_window set starts_at = platform.now() - interval '1 day',
       ends_at = platform.now() + make_interval(days => $2) where code = $1`,
    [code, days],
  )
  await run(
    `update content_document set visible_from = null, visible_to = null
      where kind in ('banner', 'announcement') and body ->> 'offerCode' = $1`,
    [code],
  )
  const state = async () => {
    const answer = await page.request.post(`/api/v1/get-post-detail/${post}`)
    return Detail.parse(await answer.json()).result.offer.state
  }
  await expect.poll(state, { message: 'the website heard of the offer' }).toBe('RUNNING')
}
