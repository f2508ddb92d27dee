import type { PushStatus } from '#modules/status/index.ts'
import { sendSigned, type StatusPlace } from './send-signed.ts'

const TAKEN = 204

/** The independent status page on another host. */
export const makePushStatus =
  (place: StatusPlace): PushStatus =>
  async (state) =>
    (await sendSigned(place, 'state', state)) === TAKEN
