import { brand } from '#brand'
import { portOf } from '#platform/config/ports.ts'
import { devMembers } from './run/dev-members.ts'
import { chooseProfile, loadEnv } from './run/load-env.ts'
import { isFree } from './run/ports.ts'
import { startGroup } from './run/process-group.ts'
import { ADMIN_SAYS, addressOf, adminPort, parts, webPort as apiPort } from './run/product.ts'
import { requireNode } from './run/require-node.ts'
import { waitForHttp } from './run/wait-for.ts'

const READY_SECONDS = 120

const say = (text: string): boolean => process.stdout.write(`${text}\n`)

/** Everything with reload: the server restarts on a change, the browser takes changed modules and texts at once. */
async function main(): Promise<number> {
  requireNode()
  loadEnv()
  chooseProfile(process.env)
  if (!process.env['DATABASE_URL']) throw new Error('no DATABASE_URL: run "npm run setup" first')
  const webPort = portOf(process.env, 'WEB_DEV_PORT')
  const running = parts()
  for (const port of [webPort, adminPort(), ...running.map(({ port }) => port)]) {
    if (!(await isFree(port)))
      throw new Error(`port ${port} is taken: stop what holds it or set another PORT_BASE`)
  }
  const members = devMembers(running, { port: webPort, apiAddress: addressOf(apiPort()) })
  say(`starting ${members.map(({ name }) => name).join(', ')}`)
  const group = startGroup(members)
  const both = [addressOf(webPort), `${addressOf(apiPort())}/health/ready`]
  const ready = await Promise.race([
    Promise.all(both.map((address) => waitForHttp(address, READY_SECONDS))),
    group.ended,
  ])
  if (typeof ready !== 'number') {
    say(`${addressOf(webPort)}  website with reload`)
    for (const { port, says } of running) say(`${addressOf(port)}  ${says}`)
    say(`${addressOf(adminPort())}  ${ADMIN_SAYS}`)
    say(`demo number: ${brand.ownNumbers.example}`)
  }
  return group.ended
}

process.exitCode = await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  return 1
})
