import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { dropDatabase } from '../../../db/drop-database.ts'
import { loadEnv } from '../../../scripts/run/load-env.ts'
import { endSuite, type SuiteResult } from '../../../scripts/suite/suite-result.ts'
import { ensureCmsIsBuilt } from '../tasks/build.ts'
import { answers, makeOwnCms, type OwnCms } from '../tasks/own-cms.ts'
import { folder, start } from '../tasks/run.ts'

loadEnv()

/** The whole CMS on a database of its own: migrated, with its accounts, started, asked over HTTP, thrown away. */
const PORT = Number(process.env['CMS_TEST_PORT'] ?? '9175')

/** As the website's own drawings lie in their folder: cuts and widths beside each other. */
const DRAWINGS = [
  ['tea-shop-360.webp', 'small'],
  ['tea-shop-720.webp', 'large'],
  ['tea-shop-wide-720.webp', 'wide'],
  ['tower-dawn-720.webp', 'only'],
] as const

const base = new URL(process.env['DATABASE_URL'] ?? '')
const name = `cms_test_${process.pid}`
const own = new URL(base)
own.pathname = `/${name}`

async function sql(url: URL, text: string): Promise<{ name: string }[]> {
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function testAll(env: Record<string, string>): Promise<SuiteResult> {
  const only = process.argv.slice(2)
  const files = globSync('tests/*.test.ts', { cwd: folder })
    .filter((file) => only.length === 0 || only.some((part) => file.includes(part)))
    .sort()
  const reporter = ['--test-reporter=spec', '--test-reporter-destination=stdout']
  const child = spawn(process.execPath, ['--test', '--test-concurrency=1', ...reporter, ...files], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString()
    process.stdout.write(data)
  })
  const code = await new Promise<number>((done) => child.on('close', (value) => done(value ?? 1)))
  const count = (word: string) => Number(new RegExp(`${word} (\\d+)`).exec(output)?.[1] ?? 0)
  const [passed, failed] = [count('pass'), count('fail')]
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** Whoever is sent a letter reads it here. */
async function startSimulator(): Promise<ChildProcess> {
  const [http, smpp, smtp] = [PORT + 2, PORT + 3, PORT + 4].map(String)
  const server = start(['../simulator/main.ts'], {
    PROFILE: 'demo',
    LOG_LEVEL: 'warn',
    SIMULATOR_PORT: http,
    SIMULATOR_SMPP_PORT: smpp,
    SIMULATOR_SMTP_PORT: smtp,
  })
  await answers(`http://127.0.0.1:${http}/health/live`)
  return server
}

/** The same database once more, as real staff would meet it, with a mail server; its security log is kept for the tests. */
async function startStrict(env: Record<string, string>, log: string): Promise<ChildProcess> {
  const server = start(
    ['main.ts'],
    {
      ...env,
      PROFILE: 'production',
      CMS_URL: 'https://cms.example.com',
      CMS_PORT: String(PORT + 1),
      CMS_SMTP_URL: `smtp://127.0.0.1:${PORT + 4}`,
    },
    'keep',
  )
  server.stdout?.pipe(createWriteStream(log))
  server.stderr?.resume()
  await answers(`http://127.0.0.1:${PORT + 1}/api/posts`)
  return server
}

await ensureCmsIsBuilt()
const media = mkdtempSync(join(tmpdir(), 'cms-test-'))
await sql(
  base,
  `create database ${name} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
)
let cms: OwnCms | undefined
let strict: ChildProcess | undefined
let simulator: ChildProcess | undefined
let result: SuiteResult = { passed: 0, failed: 1 }
try {
  const drawings = join(media, 'drawings')
  mkdirSync(drawings)
  for (const [file, words] of DRAWINGS) writeFileSync(join(drawings, file), words)
  process.env['CMS_DRAWINGS_DIR'] = drawings
  cms = await makeOwnCms({
    databaseUrl: own.href,
    port: PORT,
    mediaFolder: media,
    // Nobody is there until a test takes the place of the preview.
    previewUrl: `http://127.0.0.1:${PORT + 5}`,
    query: (text) => sql(own, text),
  })
  await cms.start()
  simulator = await startSimulator()
  const log = join(media, 'strict.log')
  strict = await startStrict(cms.env, log)
  result = await testAll({
    ...cms.env,
    CMS_STRICT_URL: `http://127.0.0.1:${PORT + 1}`,
    CMS_STRICT_LOG: log,
    MAIL_URL: `http://127.0.0.1:${PORT + 2}`,
  })
} finally {
  strict?.kill()
  simulator?.kill()
  await cms?.stop()
  await sleep(300)
  await dropDatabase((statement) => sql(base, statement), name)
  rmSync(media, { recursive: true, force: true })
}
endSuite('cms', result)
