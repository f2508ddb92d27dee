import type { Endpoint } from 'payload'
import { roleOf } from '../access/roles.ts'
import { knownOffers } from './known-offers.ts'

/** For the field that names an offer; `null` when the catalogue cannot be asked. */
export const offersEndpoint: Endpoint = {
  path: '/offers',
  method: 'get',
  handler: async (req) => {
    const role = roleOf(req)
    if (!role || role === 'READER') return Response.json({ offers: null }, { status: 403 })
    return Response.json({ offers: await knownOffers() })
  },
}
