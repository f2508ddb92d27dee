import type { ExchangeType } from '#contracts/loyalty.ts'
import { DataIcon } from '#ui/icons/data.tsx'
import type { Icon } from '#ui/icons/draw-icon.tsx'
import { MessageIcon } from '#ui/icons/message.tsx'
import { PackageIcon } from '#ui/icons/package.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { WifiIcon } from '#ui/icons/wifi.tsx'
import { pathOf } from '../../navigation/paths.ts'
import type { RouteId } from '../../navigation/routes.ts'

/** Where each is exchanged. */
export const EXCHANGE_ROUTES = {
  data: 'loyaltyExchangeData',
  voice: 'loyaltyExchangeVoice',
  sms: 'loyaltyExchangeSms',
  super: 'loyaltyExchangeSuper',
  ftth: 'loyaltyExchangeFtth',
} as const satisfies Record<ExchangeType, RouteId>

export const EXCHANGE_ICONS: Readonly<Record<ExchangeType, Icon>> = {
  data: DataIcon,
  voice: PhoneIcon,
  sms: MessageIcon,
  super: PackageIcon,
  ftth: WifiIcon,
}

/** In the address: the offer that is looked at when the page opens. */
export const OFFER_WANTED = 'offer'

export const exchangePath = (type: ExchangeType, offerId?: string): string =>
  `${pathOf(EXCHANGE_ROUTES[type])}${offerId ? `?${OFFER_WANTED}=${offerId}` : ''}`
