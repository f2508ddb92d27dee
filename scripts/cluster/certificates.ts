import { chmodSync, chownSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun } from '../run/run-command.ts'
import { databaseOwner } from './owner.ts'
import { ADDRESSES, CA, STATUS_ADDRESS, TLS_DIR } from './places.ts'

const DAYS = '60'
const CURVE = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', DAYS]

const SIGNED = ['-CA', CA, '-CAkey', join(TLS_DIR, 'ca.key')]

async function make(name: string, extra: readonly string[]): Promise<void> {
  const [key, certificate] = [join(TLS_DIR, `${name}.key`), join(TLS_DIR, `${name}.crt`)]
  const files = ['-keyout', key, '-out', certificate]
  await mustRun('openssl', ['req', '-x509', ...CURVE, ...files, '-subj', `/CN=${name}`, ...extra])
  // PostgreSQL takes no key that others can read.
  chmodSync(key, 0o600)
  const owner = databaseOwner()
  if (owner && name === 'node') chownSync(key, owner.uid, owner.gid)
}

/** An authority of the cluster's own, and one certificate that names all of its machines. */
export async function makeCertificates(): Promise<void> {
  if (existsSync(join(TLS_DIR, 'edge.crt'))) return
  mkdirSync(TLS_DIR, { recursive: true })
  const names = ['localhost', '127.0.0.1', ...Object.values(ADDRESSES), STATUS_ADDRESS]
    .map((name) => (/^\d/.test(name) ? `IP:${name}` : `DNS:${name}`))
    .join(',')
  await make('ca', ['-addext', 'basicConstraints=critical,CA:TRUE'])
  const leaf = [
    ...SIGNED,
    '-addext',
    'basicConstraints=critical,CA:FALSE',
    '-addext',
    `subjectAltName=${names}`,
  ]
  await make('node', leaf)
  await make('edge', leaf)
}
