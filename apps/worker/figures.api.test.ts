import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildApp } from '#apps/api/build-app.ts'
import { freshDatabase, servingUrl } from '#db/test-database.ts'
import { readConfig } from '#platform/config/config.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { buildWorker } from './build-worker.ts'

type Figure = { readonly name: string; readonly kind: string; readonly says: string }

/** Without those that every program of Node has. */
const figuresIn = (text: string): Figure[] =>
  [...text.matchAll(/^# HELP (\w+) (.*)\n# TYPE \w+ (\w+)$/gm)]
    .map(([, name = '', says = '', kind = '']) => ({ name, says, kind }))
    .filter(({ name }) => !/^(process|nodejs)_/.test(name))

const log = makeLogger({ level: 'silent', process: 'test' })

async function settings() {
  const { url } = await freshDatabase()
  return {
    ...process.env,
    PROFILE: 'demo',
    DATABASE_URL: url,
    API_DATABASE_URL: servingUrl(url, 'api'),
    WORKER_DATABASE_URL: servingUrl(url, 'worker'),
    STAFF_DATABASE_URL: '',
    RUN_DIR: mkdtempSync(join(tmpdir(), 'figures-')),
    SIMULATOR_URL: '',
    SMPP_URL: 'smpp://portal:inbox@127.0.0.1:1',
  }
}

/** As Prometheus reads them from a process over a new database. */
async function tell(): Promise<Record<'API' | 'worker', string>> {
  const env = await settings()
  const api = await buildApp({ config: readConfig(env, 'api'), log })
  const worker = await buildWorker({ config: readConfig(env, 'worker'), log })
  const ask = async (app: typeof worker.door) => (await app.inject('/metrics')).body
  const told = { API: await ask(api.admin), worker: await ask(worker.door) }
  await worker.close()
  await api.close()
  return told
}

const row = ({ name, kind, says }: Figure, of: string): string =>
  `| \`${name}\` | ${kind} | ${of} | ${says} |`

it('every figure of a process stands in docs/figures.md with what it says, and no other', async () => {
  const told = await tell()
  const rows = Object.entries(told)
    .flatMap(([of, text]) => figuresIn(text).map((figure) => ({ figure, of })))
    .reduce((known, { figure, of }) => {
      const before = known.get(figure.name)
      return known.set(figure.name, { figure, of: before ? `${before.of}, ${of}` : of })
    }, new Map<string, { figure: Figure; of: string }>())
  const table = [...rows.values()]
    .toSorted((a, b) => a.figure.name.localeCompare(b.figure.name, 'en'))
    .map(({ figure, of }) => row(figure, of))
  expect(table.length).toBeGreaterThan(30)
  const text = `# Figures

What \`/metrics\` of a process tells besides what every program of Node tells (\`process_\`, \`nodejs_\`). Which of them to watch, and when to look
closer: [operations](operations.md). Made by \`npx vitest run apps/worker/figures.api.test.ts -u\`.

| Figure | Kind | Of | Says |
|---|---|---|---|
${table.join('\n')}
`
  await expect(text).toMatchFileSnapshot('../../docs/figures.md')
})

it('figures from the database are there on a new one, and name their jobs', async () => {
  const { worker } = await tell()
  expect(worker).toMatch(/^ledger_holds_open\{.*\} 0$/m)
  expect(worker).toMatch(/^jobs_oldest_waiting_seconds\{job="files\.end".*\} 0$/m)
  expect(worker).toMatch(/^release_info\{version="\d+\.\d+\.\d+".*\} 1$/m)
})
