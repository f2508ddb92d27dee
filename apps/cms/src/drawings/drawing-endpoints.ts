import type { Endpoint } from 'payload'
import { roleOf } from '../access/roles.ts'
import { drawingFile, drawingNames } from './drawing-files.ts'

const DAY_S = 24 * 60 * 60

const list: Endpoint = {
  path: '/drawings',
  method: 'get',
  handler: async (req) =>
    roleOf(req)
      ? Response.json({ names: await drawingNames() })
      : Response.json({ names: [] }, { status: 403 }),
}

const one: Endpoint = {
  path: '/drawings/:name',
  method: 'get',
  handler: async (req) => {
    const file = roleOf(req) ? await drawingFile(String(req.routeParams?.['name'])) : null
    if (!file) return new Response(null, { status: 404 })
    return new Response(new Uint8Array(file), {
      headers: { 'Content-Type': 'image/webp', 'Cache-Control': `private, max-age=${DAY_S}` },
    })
  },
}

export const drawingEndpoints: Endpoint[] = [list, one]
