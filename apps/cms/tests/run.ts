import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { buildCms, cmsBuildIsStale } from '../tasks/build.ts'
import { migrateCms } from '../tasks/migrate.ts'
import { folder, payload, run, start } from '../tasks/run.ts'

/** The whole CMS on a database of its own: migrated, with its accounts, started, asked over HTTP, thrown away. */
const PORT = process.env['CMS_TEST_PORT'] ?? '9175'
const BOOT_TRIES = 100

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

const media = mkdtempSync(join(tmpdir(), 'cms-test-'))
const secret = () => randomBytes(24).toString('hex')
const env = {
  CMS_DATABASE_URL: own.href, CMS_SECRET: secret(), CMS_URL: `http://127.0.0.1:${PORT}`, MEDIA_DIR: media, CMS_PORT: PORT,
  CMS_ADMIN_EMAIL: 'admin@example.com', CMS_ADMIN_PASSWORD: secret(), CMS_READER_KEY: secret(),
}

async function answers(): Promise<void> {
  for (let tries = 0; tries < BOOT_TRIES; tries += 1) {
    const answer = await fetch(`${env.CMS_URL}/api/posts`).catch(() => null)
    if (answer?.ok) return
    await sleep(200)
  }
  throw new Error('the CMS did not start')
}

async function testAll(): Promise<number> {
  const files = globSync('tests/*.test.ts', { cwd: folder }).sort()
  const reporter = ['--test-reporter=spec', '--test-reporter-destination=stdout']
  const child = spawn(process.execPath, ['--test', '--test-concurrency=1', ...reporter, ...files], {
    cwd: folder, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString()
    process.stdout.write(data)
  })
  const code = await new Promise<number>((done) => child.on('close', (value) => done(value ?? 1)))
  const count = (word: string) => Number(new RegExp(`${word} (\\d+)`).exec(output)?.[1] ?? 0)
  process.stdout.write(`${count('pass')} passed, ${count('fail')} failed\n`)
  return code
}

if (cmsBuildIsStale()) await buildCms()
await sql(base, `create database ${name} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`)
let server
try {
  await migrateCms(own.href, env.CMS_SECRET, (text) => sql(own, text))
  await run(payload('run', 'scripts/accounts.ts'), env)
  server = start(['main.ts'], env)
  await answers()
  process.exitCode = await testAll()
} finally {
  server?.kill()
  await sleep(300)
  await sql(base, `drop database if exists ${name} with (force)`)
  rmSync(media, { recursive: true, force: true })
}
