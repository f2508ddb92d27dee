import { createHash } from 'node:crypto'
import { Cluster, Redis } from 'ioredis'
import { traced } from '../traces/traced.ts'

/** The part of Redis we use. It holds nothing whose loss would cost money or lift a limit on guessing. */
export type Cache = {
  get(key: string): Promise<string | null>
  set(key: string, value: string, ttlSeconds: number): Promise<void>
  /** Runs one script over keys with the same hash tag. */
  run(script: string, keys: readonly string[], values: readonly (string | number)[]): Promise<unknown>
  /** Publishes to present listeners; it is fine if there are none. */
  poke(channel: string, message: string): Promise<void>
  onPoke(channel: string, listener: (message: string) => void): Promise<void>
  ping(): Promise<boolean>
  close(): Promise<void>
}

type Options = {
  readonly onError?: (error: Error) => void
  /** Called for each command that failed. */
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

/** User, password and TLS from the address. A cluster reports its nodes without them, and every node asks for the same. */
function guardOf(address: string): { username?: string; password?: string; tls?: object } {
  const { protocol, username, password } = new URL(address)
  return {
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(protocol === 'rediss:' && { tls: {} }),
  }
}

/** The client gives up on a single Redis by itself, but would wait for an unreachable cluster for ever. */
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

/** One address is a single Redis, several are the nodes of a cluster. Connects on first use. */
export function makeCache(
  urls: readonly string[],
  { onError = () => {}, onFailed = () => {} }: Options = {},
): Cache {
  const commands = connect(urls)
  const opened = [commands]
  for (const client of opened) client.on('error', onError)
  let listener: Redis | Cluster | undefined
  // Redis separates channels neither by database nor by key prefix; copies on one Redis must not hear each other.
  const channelOf = (name: string): string => `${commands.options.keyPrefix ?? ''}${name}`

  const listen = (): Redis | Cluster => {
    if (listener) return listener
    listener = connect(urls)
    listener.on('error', onError)
    opened.push(listener)
    return listener
  }

  const sendCommand = async <T>(command: string, answer: Promise<T>): Promise<T> => {
    try {
      return await traced(`redis ${command}`, {}, () => inTime(answer))
    } catch (error) {
      onFailed(command)
      throw error
    }
  }

  return {
    get: (key) => sendCommand('get', commands.get(key)),
    set: async (key, value, ttlSeconds) => {
      await sendCommand('set', commands.set(key, value, 'EX', ttlSeconds))
    },
    run: (script, keys, values) =>
      sendCommand('run', runScript(commands, script, [keys.length, ...keys, ...values])),
    poke: async (channel, message) => {
      await sendCommand('poke', commands.publish(channelOf(channel), message))
    },
    onPoke: async (channel, hear) => {
      const client = listen()
      client.on('message', (from: string, message: string) => {
        if (from === channelOf(channel)) hear(message)
      })
      await sendCommand('subscribe', client.subscribe(channelOf(channel)))
    },
    ping: () =>
      sendCommand('ping', commands.ping()).then(
        () => true,
        () => false,
      ),
    close: async () => {
      for (const client of opened) client.disconnect()
    },
  }
}

const shaOf = new Map<string, string>()

/** Runs a script by its hash; sends the text only to a Redis that does not know it yet. */
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
