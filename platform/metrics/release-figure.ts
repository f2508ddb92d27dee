import { Gauge, type Registry } from 'prom-client'
import own from '../../package.json' with { type: 'json' }

/** The running release; during a roll there are two. */
export function tellRelease(registry: Registry): void {
  new Gauge({
    name: 'release_info',
    help: 'One, with the version of the release that runs.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: own.version }, 1)
}
