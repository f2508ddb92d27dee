import type { CDPSession } from '@playwright/test'

export type SlowLine = {
  readonly kilobitsPerSecond: number
  readonly latencyMs: number
  /** How many times slower than this machine. */
  readonly slowerCpu: number
}

/** Applies this connection and CPU speed to the page. */
export async function slowDown(devtools: CDPSession, line: SlowLine): Promise<void> {
  const bytesPerSecond = (line.kilobitsPerSecond * 1000) / 8
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: line.slowerCpu })
}
