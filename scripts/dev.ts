import { requireNode } from './run/require-node.ts'
import { chooseProfile, loadEnv } from './run/load-env.ts'
import { isFree } from './run/ports.ts'
import { startGroup } from './run/process-group.ts'
import { addressOf, parts, webPort as apiPort } from './run/product.ts'
import { brand } from '#brand'
import { portOf } from '#platform/config/ports.ts'

const VITE = 'node_modules/vite/bin/vite.js'

/** Everything with reload: the servers restart on a change, the browser takes changed modules at once. */
async function main(): Promise<number> {
  requireNode()
  loadEnv()
  chooseProfile(process.env)
  const webPort = portOf(process.env, 'WEB_DEV_PORT')
  const running = parts()
  for (const port of [webPort, ...running.map(({ port }) => port)]) {
    if (!(await isFree(port)))
      throw new Error(`port ${port} is taken: stop what holds it or set another PORT_BASE`)
  }
  const group = startGroup([
    ...running.map(({ name, main: file }) => ({ name, args: ['--watch-preserve-output', '--watch', file] })),
    {
      name: 'web',
      args: [VITE, 'apps/web', '--port', String(webPort), '--strictPort'],
      env: { API_ADDRESS: addressOf(apiPort()) },
    },
  ])
  process.stdout.write(`${addressOf(webPort)}  website with reload\n`)
  for (const { port, says } of running) process.stdout.write(`${addressOf(port)}  ${says}\n`)
  process.stdout.write(`demo number: ${brand.ownNumbers.example}\n`)
  return group.ended
}

process.exitCode = await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  return 1
})
