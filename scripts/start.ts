import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureOfficeIsBuilt } from '../apps/office/tasks/build.ts'
import { buildWeb, whyStale } from './build.ts'
import { requireNode } from './run/require-node.ts'
import { chooseProfile, loadEnv } from './run/load-env.ts'
import { isFree } from './run/ports.ts'
import { startGroup } from './run/process-group.ts'
import { ADMIN_SAYS, addressOf, adminPort, parts, webPort, type Part } from './run/product.ts'
import { waitForHttp } from './run/wait-for.ts'

const READY_SECONDS = 60

const say = (text: string): boolean => process.stdout.write(`${text}\n`)

/** The demo's door to the office: one link for each person of the demo, new at each start. */
async function sayOfficeLinks(running: readonly Part[]): Promise<void> {
  const office = running.find(({ name }) => name === 'office')
  // It writes its links before it listens.
  if (!office || !(await waitForHttp(`${addressOf(office.port)}${office.alive}`, READY_SECONDS))) return
  const file = join(process.env['RUN_DIR'] ?? '.run', 'office-links.json')
  if (!existsSync(file)) return
  const links = JSON.parse(readFileSync(file, 'utf8')) as { role: string; name: string; url: string }[]
  say('the office, as one person of the demo for each role:')
  for (const { role, name, url } of links) say(`  ${role.padEnd(13)} ${name.padEnd(9)} ${url}`)
}

/** The built product on one address. */
async function main(): Promise<number> {
  requireNode()
  loadEnv()
  if (!process.env['DATABASE_URL']) throw new Error('no DATABASE_URL: run "npm run setup" first')
  const profile = chooseProfile(process.env)
  const running = parts()
  for (const { name, port } of [...running, { name: 'api', port: adminPort() }]) {
    if (!(await isFree(port))) {
      throw new Error(
        `port ${port} is taken, ${name} cannot start: stop what holds it, or start a second copy: PORT_BASE=8180 npm run setup, then PORT_BASE=8180 npm start`,
      )
    }
  }
  const why = whyStale()
  say(why ? `the website is built anew: ${why}` : 'the website is built and up to date')
  if (why) await buildWeb()
  if (!ensureOfficeIsBuilt()) say('the office is not installed, so it has no screens: run "npm run setup"')
  say(`starting ${running.map(({ name }) => name).join(', ')}`)
  const group = startGroup(
    running.map(({ name, main: file }) => ({ name, args: [file], env: { NODE_ENV: 'production' } })),
  )
  const ready = await Promise.race([
    waitForHttp(`${addressOf(webPort())}/health/ready`, READY_SECONDS),
    group.ended,
  ])
  if (ready === false) process.stderr.write(`not ready after ${READY_SECONDS} s; see the lines above\n`)
  if (ready === true) {
    for (const { port, says } of running) say(`${addressOf(port)}  ${says}`)
    say(`${addressOf(adminPort())}  ${ADMIN_SAYS}`)
    if (profile === 'demo') await sayOfficeLinks(running)
    if (profile === 'demo')
      say('This is the demo: the operator is simulated. For real people set PROFILE=production.')
  }
  return group.ended
}

process.exitCode = await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  return 1
})
