import { existsSync } from 'node:fs'
import { join } from 'node:path'
import own from '../package.json' with { type: 'json' }
import { IMAGE_USER } from './release/image-root.ts'
import { tryImage } from './release/try-image.ts'
import { root } from './root.ts'
import { loadEnv } from './run/load-env.ts'
import { requireNode } from './run/require-node.ts'
import { endSuite } from './suite/suite-result.ts'

const SETTINGS = [
  'DATABASE_URL',
  'API_DATABASE_URL',
  'REDIS_URL',
  'LOG_TAG_KEY',
  'IDENTITY_KEY',
  'SMS_BODY_KEY',
  'ID_NUMBER_KEY',
  'FILES_KEY',
  'VOUCHER_KEY',
]

/** The image of the last release, started as it would be; once more with a root that can be written, which must be seen. */
async function main(image = join(root, '.run', 'release', own.version, 'image')): Promise<void> {
  requireNode()
  loadEnv()
  if (!existsSync(image)) throw new Error('there is no release: npm run release')
  const given = SETTINGS.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))
  const env = { PROFILE: 'demo', ...(Object.fromEntries(given) as Record<string, string>) }
  const tried = await tryImage(image, { env })
  const control = await tryImage(image, { env, readOnly: false })
  const judged: Record<string, boolean> = {
    'it answers': tried.answers,
    'it is nobody in particular': tried.user === IMAGE_USER,
    'its root is read-only': tried.readOnly,
    'control: one that can be written is seen': control.answers && !control.readOnly,
  }
  for (const [says, good] of Object.entries(judged))
    process.stdout.write(`${good ? 'ok    ' : 'FAILED'} ${says}\n`)
  const names = Object.keys(judged).filter((says) => !judged[says])
  if (names.length > 0) process.stdout.write(tried.said)
  endSuite('release', { passed: Object.keys(judged).length - names.length, failed: names.length, names })
}

await main(process.argv[2])
