import type { Logger } from '#platform/log/logger.ts'
import type { BindTiming } from './smpp-bind.ts'
import { openSmppCentre, type SmppCentre } from './smpp-centre.ts'

type Options = {
  readonly urls: readonly string[]
  readonly binds: number
  readonly perSecond: number
  readonly log: Logger
  readonly timing?: Partial<BindTiming>
}

/** Several centres as one: a message goes to whichever has most room, so a dead one is simply not used. */
export function openSmppCentres({ urls, ...options }: Options): SmppCentre {
  const centres = urls.map((url) => openSmppCentre({ url, ...options }))
  const roomiest = () => centres.reduce((best, other) => (other.room() > best.room() ? other : best))
  return {
    room: () => centres.reduce((total, centre) => total + centre.room(), 0),
    submit: (sms) => roomiest().submit(sms),
    onRoom: (listener) => centres.forEach((centre) => centre.onRoom(listener)),
    onReceipt: (listener) => centres.forEach((centre) => centre.onReceipt(listener)),
    boundCount: () => centres.reduce((total, centre) => total + centre.boundCount(), 0),
    window: () => {
      const windows = centres.map((centre) => centre.window())
      const sum = (of: 'used' | 'most') => windows.reduce((total, one) => total + one[of], 0)
      return { used: sum('used'), most: sum('most') }
    },
    close: async () => {
      await Promise.all(centres.map((centre) => centre.close()))
    },
  }
}
