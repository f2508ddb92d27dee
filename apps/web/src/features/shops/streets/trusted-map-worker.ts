import { setWorkerUrl } from 'maplibre-gl'
// oxlint-disable-next-line import/default -- the bundler makes the address of the built worker
import workerFile from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { onlyThis, type Policy } from './only-this-worker.ts'

type PolicyMaker = { createPolicy(name: string, rules: Policy): Policy }

/**
 * The map starts its worker from plain text, and `setWorkerUrl` takes nothing else. So this file, which no other page
 * fetches, makes the `default` policy that the browser then asks about every script address made from text.
 */
export function trustMapWorker(): void {
  const maker = (globalThis as { trustedTypes?: PolicyMaker }).trustedTypes
  maker?.createPolicy('default', onlyThis(workerFile))
  setWorkerUrl(workerFile)
}
