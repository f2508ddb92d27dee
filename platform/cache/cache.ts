import { createHash } from 'node:crypto'
import { Cluster, Redis } from 'ioredis'
import { traced } from '../traces/traced.ts'

/** As much of Redis as we use. Nothing whose loss is money or a guess is kept behind it. */
export type Cache = {
  get(key: string): Promise<string | null>
  set(key: string, value: string, ttlSeconds: number): Promise<void>
  /** One script over keys that share a tag. */
  run(script: string, keys: readonly string[], values: readonly (string | number)[]): Promise<unknown>
  delete(...keys: readonly string[]): Promise<void>
  /** Tells whoever listens, now; nobody listening is fine. */
  poke(channel: string, message: string): Promise<void>
  onPoke(channel: string, listener: (message: string) => void): Promise<void>
  ping(): Promise<boolean>
  close(): Promise<void>
}

type Options = {
  readonly onError?: (error: Error) => void
  /** Told of each command that did not do what it should. */
  readonly onFailed?: (command: string) => void
}

const COMMAND_TIMEOUT_MS = 1_000

function connect(urls: readonly string[]): Redis | Cluster {
  const [first] = urls
  if (first === undefined) throw new Error('no Redis address was given')
  const options = {
    commandTimeout: COMMAND_TIMEOUT_MS,
    maxRetriesPerRequest: 1,
    lazyConnect: true,
  }
  return urls.length === 1
    ? new Redis(first, { ...options, enableOfflineQueue: true })
    : new Cluster([...urls], { redisOptions: { ...options, ...guardOf(first) }, lazyConnect: true })
}

/** What the address says of password and TLS. A cluster names its nodes without it, and each of them asks for the same. */
function guardOf(address: string): { username?: string; password?: string; tls?: object } {
  const { protocol, username, password } = new URL(address)
  return {
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(protocol === 'rediss:' && { tls: {} }),
  }
}

/** A single Redis is given up in time by its client; a cluster that cannot be reached would be waited for without an end. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis did not answer in time')), COMMAND_TIMEOUT_MS * 2)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/** One address is a single Redis, several are the nodes of a cluster. Connects at the first use. */
export function makeCache(
  urls: readonly string[],
  { onError = () => {}, onFailed = () => {} }: Options = {},
): Cache {
  const commands = connect(urls)
  const opened = [commands]
  for (const client of opened) client.on('error', onError)
  let listener: Redis | Cluster | undefined
  // Redis keeps channels apart neither by database nor by prefix; copies on one Redis must not hear each other.
  const channelOf = (name: string): string => `${commands.options.keyPrefix ?? ''}${name}`

  const listen = (): Redis | Cluster => {
    if (listener) return listener
    listener = connect(urls)
    listener.on('error', onError)
    opened.push(listener)
    return listener
  }

  const told = async <T>(command: string, answer: Promise<T>): Promise<T> => {
    try {
      return await traced(`redis ${command}`, {}, () => inTime(answer))
    } catch (error) {
      onFailed(command)
      throw error
    }
  }

  return {
    get: (key) => told('get', commands.get(key)),
    set: async (key, value, ttlSeconds) => {
      await told('set', commands.set(key, value, 'EX', ttlSeconds))
    },
    run: (script, keys, values) =>
      told('run', runScript(commands, script, [keys.length, ...keys, ...values])),
    delete: async (...keys) => {
      await told('delete', commands.del(...keys))
    },
    poke: async (channel, message) => {
      await told('poke', commands.publish(channelOf(channel), message))
    },
    onPoke: async (channel, hear) => {
      const client = listen()
      client.on('message', (from: string, message: string) => {
        if (from === channelOf(channel)) hear(message)
      })
      await told('subscribe', client.subscribe(channelOf(channel)))
    },
    ping: () =>
      told('ping', commands.ping()).then(
        () => true,
        () => false,
      ),
    close: async () => {
      for (const client of opened) client.disconnect()
    },
  }
}

const shaOf = new Map<string, string>()

/** By its hash; sent whole only to a Redis that does not know it yet. */
async function runScript(
  commands: Redis | Cluster,
  script: string,
  args: readonly (string | number)[],
): Promise<unknown> {
  const sha = shaOf.get(script) ?? createHash('sha1').update(script).digest('hex')
  shaOf.set(script, sha)
  try {
    return await commands.evalsha(sha, ...(args as [number, ...string[]]))
  } catch (error) {
    if (!(error as Error).message.startsWith('NOSCRIPT')) throw error
    return commands.eval(script, ...(args as [number, ...string[]]))
  }
}
