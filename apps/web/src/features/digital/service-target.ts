import type { DigitalItem } from '#contracts/digital.ts'
import { pathOf } from '../../navigation/paths.ts'

export const isShare = ({ action }: DigitalItem) => action === 'SHARE_DATA' || action === 'SHARE_VOICE'

/** A share opens its own screen, behind the sign-in; everything else opens its page first. */
export function serviceTarget(item: DigitalItem): string {
  switch (item.action) {
    case 'SHARE_DATA':
      return pathOf('dataShare', { itemId: item.id })
    case 'SHARE_VOICE':
      return pathOf('voiceShare', { itemId: item.id })
    case 'REGISTER':
    case 'LINK':
    case 'INFO':
      return pathOf('digitalServiceDetail', { id: item.id })
  }
}

/** The host of an address outside our own, or null for our own pages and for nonsense. */
export function outsideHost(link: string | null): string | null {
  if (!link || !/^https?:/i.test(link)) return null
  try {
    return new URL(link).host
  } catch {
    return null
  }
}
