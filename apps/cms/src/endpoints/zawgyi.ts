import type { Endpoint } from 'payload'
import { roleOf } from '../access/roles.ts'
import { findZawgyi } from '../burmese/zawgyi.ts'

const LARGEST_TEXT = 200_000

/** Before and after, for the form that staff are writing in; nothing is stored. */
export const zawgyiEndpoint: Endpoint = {
  path: '/zawgyi',
  method: 'post',
  handler: async (req) => {
    if (!roleOf(req)) return Response.json({ findings: [] }, { status: 403 })
    const text = await req.text?.()
    if (!text || text.length > LARGEST_TEXT) return Response.json({ findings: [] }, { status: 400 })
    return Response.json({ findings: findZawgyi(JSON.parse(text)) })
  },
}
