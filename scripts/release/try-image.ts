import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root as projectRoot } from '../root.ts'
import { freePort } from '../run/free-port.ts'
import { IMAGE_USER } from './image-root.ts'

/** Where it lies while it is tried; the names are those of the Containerfile. */
const MOUNTS = (root: string, portal: string, readOnly: boolean): string =>
  [
    `mount --bind '${root}' '${root}'`,
    `mkdir -p '${root}/opt/portal' '${root}/proc'`,
    `mount --bind '${portal}' '${root}/opt/portal'`,
    ...(readOnly
      ? [`mount -o remount,bind,ro '${root}/opt/portal'`, `mount -o remount,bind,ro '${root}'`]
      : []),
    `mount -t tmpfs -o uid=${IMAGE_USER},gid=${IMAGE_USER},mode=0700 tmpfs '${root}/run/portal'`,
    `mount -t tmpfs -o mode=1777 tmpfs '${root}/tmp'`,
    `exec unshare --root='${root}' --wd=/opt/portal --setgid ${IMAGE_USER} --setuid ${IMAGE_USER} /opt/portal/node_modules/.bin/node apps/api/main.ts`,
  ].join(' && ')

const CONTAINERFILE = join(projectRoot, 'deploy/container/Containerfile')

/** What the image itself says: a trial with other settings would be another image's. */
function imageEnv(): Record<string, string> {
  const [, line = ''] = /^ENV (.*)$/m.exec(readFileSync(CONTAINERFILE, 'utf8')) ?? []
  return Object.fromEntries(line.split(' ').map((pair) => pair.split('=') as [string, string]))
}

export type Tried = {
  /** It says that it lives. */
  readonly answers: boolean
  readonly user: number
  /** Somebody with every right could not write into its root, nor into the product. */
  readonly readOnly: boolean
  readonly said: string
}

const canWrite = (folder: string): boolean => {
  const file = join(folder, 'written')
  try {
    writeFileSync(file, '')
    rmSync(file)
    return true
  } catch {
    return false
  }
}

/** The namespace's first process becomes the product itself, so its number is the one we started. */
function look(child: ChildProcess, answers: boolean, said: string): Tried {
  const { pid } = child
  const status = readFileSync(join('/proc', String(pid), 'status'), 'utf8')
  const inside = join('/proc', String(pid), 'root')
  return {
    answers,
    user: Number(/^Uid:\s+(\d+)/m.exec(status)?.[1]),
    readOnly: ![inside, join(inside, 'opt/portal')].some(canWrite),
    said,
  }
}

type Options = {
  readonly env: Record<string, string>
  readonly readOnly?: boolean
  readonly seconds?: number
}

/** Starts the API of an image by changing the root to its folder: what podman would do, on machines on which podman cannot. */
export async function tryImage(
  image: string,
  { env, readOnly = true, seconds = 90 }: Options,
): Promise<Tried> {
  const [root, portal] = [join(image, 'root'), join(image, 'portal')]
  mkdirSync(join(root, 'opt/portal'), { recursive: true })
  const port = await freePort()
  const child = spawn('unshare', ['--mount', 'sh', '-c', MOUNTS(root, portal, readOnly)], {
    env: {
      PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
      ...env,
      API_HOST: '127.0.0.1',
      API_PORT: String(port),
      ADMIN_PORT: '0',
      ...imageEnv(),
      DRAIN_SECONDS: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said += part.toString()))
  const gone = once(child, 'exit')
  const live = () =>
    fetch(`http://127.0.0.1:${port}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    )
  let answers = false
  for (const until = performance.now() + seconds * 1_000; !answers && performance.now() < until;) {
    if (child.exitCode !== null) return { answers: false, user: Number.NaN, readOnly: false, said }
    answers = await live()
    if (!answers) await sleep(200)
  }
  const tried = look(child, answers, said)
  child.kill('SIGTERM')
  await gone
  return tried
}
