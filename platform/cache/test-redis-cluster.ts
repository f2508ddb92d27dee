import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/run/free-port.ts'

const PASSWORD = 'only-for-this-test'

function makeCertificate(folder: string): { key: string; crt: string } {
  const [key, crt] = [join(folder, 'node.key'), join(folder, 'node.crt')]
  const names = ['-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost']
  const curve = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=node',
  ]
  execFileSync('openssl', ['req', '-x509', ...curve, ...names, '-keyout', key, '-out', crt], {
    stdio: 'ignore',
  })
  return { key, crt }
}

/** A cluster of one with TLS and a password. It is reached under one name and reports another, like nodes behind DNS names. */
export async function startGuardedCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'redis-cluster-'))
  const port = await freePort()
  const { key, crt } = makeCertificate(folder)
  const tls = [
    '--tls-port',
    String(port),
    '--tls-cert-file',
    crt,
    '--tls-key-file',
    key,
    '--tls-ca-cert-file',
    crt,
  ]
  const cluster = ['--cluster-enabled', 'yes', '--cluster-announce-ip', '127.0.0.1', '--tls-cluster', 'yes']
  // By default the bus port is ten thousand higher, which may not be a valid port.
  const bus = ['--cluster-port', String(await freePort())]
  const rest = [
    '--port',
    '0',
    '--bind',
    '127.0.0.1',
    '--tls-auth-clients',
    'no',
    '--save',
    '',
    '--dir',
    folder,
  ]
  const server = spawn('redis-server', [...rest, ...tls, ...cluster, ...bus, '--requirepass', PASSWORD], {
    stdio: 'ignore',
  })
  const cli = (...words: string[]) =>
    execFileSync('redis-cli', ['--tls', '--cacert', crt, '-p', String(port), ...words], {
      env: { PATH: process.env['PATH'], REDISCLI_AUTH: PASSWORD },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      if (tries > 0 && cli('cluster', 'info').includes('cluster_state:ok')) break
      cli('cluster', 'addslotsrange', '0', '16383')
    } catch {
      // Not started yet.
    }
    await wait(50)
  }
  return {
    certificate: readFileSync(crt, 'utf8'),
    urls: [`rediss://:${PASSWORD}@localhost:${port}`, `rediss://:${PASSWORD}@localhost:${port}`],
    async close() {
      const gone = once(server, 'exit')
      server.kill('SIGKILL')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
