import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/root.ts'
import { freePort } from '../../scripts/run/free-port.ts'
import { isFree } from '../../scripts/run/ports.ts'

/** The address the README tells staff to open, which is another origin than the CMS listens at. */
function printed(): URL {
  const address = /<(http:[^>]+)\/admin>/.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1]
  if (!address) throw new Error('the README prints no address of the CMS')
  return new URL(address)
}

/** The printed address, to the letter in CI; beside a product that runs already, another port of the same name. */
export async function cmsAddress(): Promise<{ readonly origin: string; readonly port: number }> {
  const url = printed()
  if (!(await isFree(Number(url.port)))) {
    // Another CMS answers there, and the journeys would use it.
    if (process.env['CI']) throw new Error(`${url.origin} is taken: the journeys bring a CMS of their own`)
    url.port = String(await freePort())
  }
  return { origin: url.origin, port: Number(url.port) }
}
