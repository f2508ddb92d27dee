import { readFileSync } from 'node:fs'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { makeCache, type Cache } from '#platform/cache/cache.ts'
import { CA } from '../../scripts/cluster/places.ts'
import { productSettings } from '../../scripts/cluster/product-settings.ts'

/** The cluster's Redis through the product's own client. */
export function openClusterCache(): Cache {
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(CA, 'utf8')])
  return makeCache((productSettings(0)['REDIS_URL'] ?? '').split(','))
}
