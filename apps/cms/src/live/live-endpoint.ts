import type { Endpoint } from 'payload'
import { roleOf } from '../access/roles.ts'
import { now } from '../clock.ts'
import { asRow } from '../languages/both-sides.ts'
import { settings } from '../settings.ts'
import { inWords } from '../words/desk-words.ts'
import { passFor } from './live-pass.ts'
import { readLive } from './read-live.ts'

const LARGEST_FORM = 1_000_000

type Route = (publicId: string) => string

/**
 * What stands in a form, signed for a moment, for the form's own browser to take to the preview. Nothing is stored: not here,
 * not there.
 */
export const liveEndpoint = (route: Route): Endpoint => ({
  path: '/:id/live',
  method: 'post',
  handler: async (req) => {
    const role = roleOf(req)
    if (!role || role === 'READER' || !settings.readerKey) return Response.json({}, { status: 403 })
    const text = (await req.text?.()) ?? ''
    if (text.length > LARGEST_FORM) return Response.json({}, { status: 413 })
    const { form, wide } = asRow(JSON.parse(text))
    const collection = String(req.routeParams?.['collection'])
    const id = Number(req.routeParams?.['id'])
    const { en, my } = await readLive(req, { collection, id }, asRow(form))
    const publicId = String(en['publicId'])
    const words = JSON.stringify({
      collection,
      publicId,
      path: route(publicId),
      lang: req.locale === 'my' ? 'my' : 'en',
      wide: wide === true,
      en,
      my,
      unfinished: inWords('liveUnfinished', req.i18n.language),
    })
    const pass = passFor(words, settings.readerKey, now().getTime())
    return Response.json({ address: `${settings.previewUrl}/live?pass=${pass}#changed`, words })
  },
})
