import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { isFree } from '../../scripts/run/ports.ts'
import { installPackages } from '../../scripts/setup/debian-packages.ts'

const DRIVE_SMPP = '/usr/lib/kannel/test/drive_smpp'
const KANNEL = ['kannel', 'kannel-extras'].map((debian) => ({
  says: 'an SMPP server not of our making',
  debian,
}))
const CONFIG = '/usr/lib/kannel/test/drive_smpp.conf'
/** Its other half would listen here; it gives up when nobody does. */
const SMSBOX_PORT = 13_001
const FROM_PHONES = 20

/** Kannel's own message centre, written by people who never saw our code. Debian packages kannel and kannel-extras. */
export async function withKannel<T>(port: number, work: (url: string) => Promise<T>): Promise<T> {
  if (!existsSync(DRIVE_SMPP)) await installPackages(KANNEL)
  const smsbox = createServer((socket) => socket.resume().on('error', () => {}))
  if (await isFree(SMSBOX_PORT)) smsbox.listen(SMSBOX_PORT, '127.0.0.1')
  const args = ['-v', '4', '-p', String(port), '-m', String(FROM_PHONES), '-c', CONFIG]
  const kannel = spawn(DRIVE_SMPP, args, { cwd: tmpdir(), stdio: 'ignore' })
  try {
    // Nobody asks whether it listens yet: it takes the first connection that ends for the end of the test.
    return await work(`smpp://foo:bar@127.0.0.1:${port}?binds=separate`)
  } finally {
    await end(kannel)
    smsbox.close()
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
