import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wrongNode } from './checks/node-version.ts'
import { databaseFaults } from './doctor/database-faults.ts'
import { root } from './root.ts'
import { buildIsStale } from './build.ts'
import { loadEnv } from './run/load-env.ts'
import { isFree, isListening } from './run/ports.ts'
import { addressOf, parts } from './run/product.ts'
import { missingPackages } from './setup/debian-packages.ts'

/** What is wrong and what to do about it; empty when all is well. */
type Examination = { readonly name: string; look(): Promise<string[]> | string[] }

const EXAMINATIONS: readonly Examination[] = [
  {
    name: 'Node',
    look: () => {
      const message = wrongNode(process.version, readFileSync(join(root, '.node-version'), 'utf8'))
      return message === null ? [] : [message]
    },
  },
  {
    name: 'programs and fonts',
    look: () =>
      missingPackages().map(
        ({ says, debian }) => `${says} is missing: run "npm run setup", or install ${debian}`,
      ),
  },
  {
    name: 'settings',
    look: () =>
      ['DATABASE_URL', 'REDIS_URL', 'SMS_BODY_KEY', 'SMPP_URL']
        .filter((key) => !process.env[key])
        .map((key) => `${key} is not set: run "npm run setup", which writes .env`),
  },
  { name: 'Redis', look: redisFaults },
  { name: 'PostgreSQL, schema and seed', look: databaseFaults },
  { name: 'ports', look: portFaults },
  {
    name: 'website',
    look: () =>
      existsSync(join(root, 'apps/web/dist/index.html')) && buildIsStale()
        ? ['the built website is older than its sources: run "npm run build"']
        : [],
  },
]

async function redisFaults(): Promise<string[]> {
  const { REDIS_URL: url } = process.env
  if (!url) return []
  const { hostname, port } = new URL(url)
  return (await isListening(Number(port || 6379), hostname))
    ? []
    : [`nothing listens at ${hostname}:${port || 6379}: run "npm run setup", which starts Redis`]
}

/** A taken port is fine when it is the product itself that answers there. */
async function portFaults(): Promise<string[]> {
  const faults: string[] = []
  for (const { name, port } of parts()) {
    if (await isFree(port)) continue
    const ours = await fetch(`${addressOf(port)}/health/live`, { signal: AbortSignal.timeout(2000) }).then(
      (answer) => answer.ok,
      () => false,
    )
    if (!ours)
      faults.push(
        `port ${port}, which ${name} wants, is held by another program: stop it or set another PORT_BASE`,
      )
  }
  return faults
}

async function main(): Promise<void> {
  loadEnv()
  let sick = 0
  for (const { name, look } of EXAMINATIONS) {
    const faults = await look()
    sick += faults.length
    process.stdout.write(`${faults.length === 0 ? 'ok   ' : 'WRONG'} ${name}\n`)
    for (const fault of faults) process.stdout.write(`      ${fault}\n`)
  }
  process.stdout.write(sick === 0 ? 'this machine is right\n' : `${sick} things are wrong\n`)
  process.exitCode = sick === 0 ? 0 : 1
}

await main()
