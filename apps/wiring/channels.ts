import { readFileSync } from 'node:fs'
import { makeCardChannel } from '#adapters/pay-2c2p/card-channel.ts'
import type { CardSettings } from '#adapters/pay-2c2p/card-settings.ts'
import { makeKbzChannel } from '#adapters/pay-kbz/kbz-channel.ts'
import type { KbzSettings } from '#adapters/pay-kbz/kbz-settings.ts'
import { SIMULATED_CARD, SIMULATED_KBZ } from '#adapters/pay-simulator/merchants.ts'
import {
  makeChannels,
  makeHealth,
  type Channels,
  type Health,
  type PaymentsLog,
} from '#modules/payments/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'

export type ChannelSettings = Pick<
  Config,
  | 'PROFILE'
  | 'SIMULATOR_URL'
  | 'PAY_KBZ_URL'
  | 'PAY_KBZ_REFUND_URL'
  | 'PAY_KBZ_PAGE_URL'
  | 'PAY_KBZ_APP_ID'
  | 'PAY_KBZ_MERCHANT'
  | 'PAY_KBZ_KEY'
  | 'PAY_KBZ_CERTIFICATE'
  | 'PAY_KBZ_SETTLEMENT_URL'
  | 'PAY_2C2P_URL'
  | 'PAY_2C2P_MERCHANT'
  | 'PAY_2C2P_KEY'
  | 'PAY_2C2P_SETTLEMENT_URL'
>

/** The demo's channel at the simulator; null where there is none. */
const simulatedAt = ({ PROFILE, SIMULATOR_URL }: ChannelSettings): string | null =>
  PROFILE === 'demo' && SIMULATOR_URL !== undefined ? SIMULATOR_URL : null

/** A file with certificate and key, one after the other. */
function certificateIn(file: string | undefined): KbzSettings['certificate'] {
  if (file === undefined) return null
  const pem = readFileSync(file, 'utf8')
  return { cert: pem, key: pem }
}

function kbzOf(config: ChannelSettings): KbzSettings | null {
  const { PAY_KBZ_URL: url, PAY_KBZ_APP_ID: appId, PAY_KBZ_MERCHANT: merchant, PAY_KBZ_KEY: key } = config
  const own = { PAGE: config.PAY_KBZ_PAGE_URL, REFUND: config.PAY_KBZ_REFUND_URL }
  if (url && appId && merchant && key && own.PAGE)
    return {
      url,
      appId,
      merchant,
      key,
      pageUrl: own.PAGE,
      refundUrl: own.REFUND ?? `${url}/refund`,
      appLink: null,
      certificate: certificateIn(config.PAY_KBZ_CERTIFICATE),
      refundsWithout: false,
      settlementUrl: config.PAY_KBZ_SETTLEMENT_URL ?? null,
    }
  const desk = simulatedAt(config)
  if (desk === null) return null
  return {
    ...SIMULATED_KBZ,
    url: `${desk}/pay/kbz`,
    pageUrl: `${desk}/pay/kbz/pwa`,
    refundUrl: `${desk}/pay/kbz/refund`,
    appLink: null,
    certificate: null,
    refundsWithout: true,
    settlementUrl: `${desk}/pay/settlement/kbz`,
  }
}

function cardOf(config: ChannelSettings): CardSettings | null {
  const { PAY_2C2P_URL: url, PAY_2C2P_MERCHANT: merchant, PAY_2C2P_KEY: key } = config
  if (url && merchant && key)
    return { url, merchant, key, settlementUrl: config.PAY_2C2P_SETTLEMENT_URL ?? null }
  const desk = simulatedAt(config)
  if (desk === null) return null
  return { ...SIMULATED_CARD, url: `${desk}/pay/card`, settlementUrl: `${desk}/pay/settlement/card` }
}

type Deps = {
  readonly config: ChannelSettings
  readonly db: Database
  readonly clock: Clock
  readonly log: Pick<PaymentsLog, 'warn'>
}

/** Every channel whose settings are complete. */
export function wireChannels({ config, db, clock, log }: Deps): { channels: Channels; health: Health } {
  const [kbz, card] = [kbzOf(config), cardOf(config)]
  const channels = makeChannels([
    ...(kbz ? [makeKbzChannel({ settings: kbz, clock })] : []),
    ...(card ? [makeCardChannel({ settings: card })] : []),
  ])
  const onError = (err: unknown) => log.warn({ err }, 'a call of a channel was not counted')
  return { channels, health: makeHealth({ db, clock, onError }) }
}
