import type { Identity } from '#modules/identity/index.ts'
import { watchFigure, type Metrics } from '#platform/metrics/request-metrics.ts'

/** Codes that guests request for other networks cost money: today's count, and the limit beside it. */
export function watchNetworkCodes(metrics: Metrics, { networkCodes }: Pick<Identity, 'networkCodes'>): void {
  const figure = (name: string, help: string, read: 'sent' | 'most') =>
    watchFigure(metrics, name, help, async () => (await networkCodes())[read])
  figure('identity_network_codes_today', 'Codes that guests had sent to other networks today.', 'sent')
  figure('identity_network_codes_most', 'How many of them may go out on one day.', 'most')
}
