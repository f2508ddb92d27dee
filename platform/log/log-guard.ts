/** Never logged, whatever they contain. */
const HIDDEN =
  /^(password|pass|pin|otp|code|captcha\w*|(access|refresh|captcha)?token|authorization|cookie|set-cookie|nrc|payload|hashvalue|query|querystring|body|headers|params|url)$/i

const DEPTH = 4
const FRAME = /^\s+at .+:\d+:\d+\)?$/

/** Numbers (Latin or Burmese digits) and identity cards inside a text. Longer ids and times do not match. */
const NUMBER = /(?<![\w-])(?:\+?95|0)?9[0-9]{7,9}(?![\w-])|(?:၀၉|၉၅၉)[၀-၉]{7,9}/g
const NRC = /[0-9၀-၉]{1,2}\/[A-Za-z\u1000-\u109f]{3,20}\([A-Za-z\u1000-\u109f]{1,12}\)[0-9၀-၉]{6}/g
const BEARER = /Bearer\s+[\w.~+/=-]{8,}/gi

export const scrub = (text: string): string =>
  text.replace(BEARER, '[token]').replace(NRC, '[nrc]').replace(NUMBER, '[number]')

/** Hides by field name, then by pattern. Applied to everything passed to the logger besides the message. */
export function hideSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrub(value)
  if (value instanceof Error) return safeError(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth >= DEPTH) return '[deep]'
  if (Array.isArray(value)) return value.map((item) => hideSecrets(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      HIDDEN.test(key) ? '[hidden]' : hideSecrets(item, depth + 1),
    ]),
  )
}

export type SafeError = {
  type: string
  errorCode?: string
  table?: string
  constraint?: string
  frames: string[]
  cause?: SafeError
}

/**
 * An error without its message: messages quote what people typed (a failed query, bad JSON), so only class, machine code and location are
 * logged.
 */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] }
  const { code, table, constraint } = error as { code?: unknown; table?: unknown; constraint?: unknown }
  const afterMessage = error.stack?.split(error.message || '\n').at(-1) ?? ''
  return {
    type: error.constructor.name,
    ...(typeof code === 'string' && /^[A-Z0-9_]{3,60}$/.test(code) && { errorCode: code }),
    ...(typeof table === 'string' && { table }),
    ...(typeof constraint === 'string' && { constraint }),
    frames: afterMessage
      .split('\n')
      .filter((line) => FRAME.test(line))
      .map((line) => line.trim())
      .slice(0, 12),
    ...(error.cause !== undefined && depth < 3 && { cause: safeError(error.cause, depth + 1) }),
  }
}
