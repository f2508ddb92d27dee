/** Classes of errors: no connection (08), or not enough resources (53). */
const AWAY_CLASSES = ['08', '53']
/** The server is being shut down, has crashed, is starting, lost this database, or has become a standby. */
const AWAY_STATES = ['57P01', '57P02', '57P03', '57P04', '25006']
const AWAY_SOCKETS = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EPIPE',
]
/** The driver has no codes for these. */
const AWAY_WORDS = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
]

/**
 * The database could not be reached, or was lost on the way. Whether it has done what it was asked, nobody knows: the same request
 * under the same id finds out.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', message } = error as Error & { code?: unknown; message: string }
  if (typeof code === 'string' && code !== '') {
    if (AWAY_SOCKETS.includes(code)) return true
    if (code.length === 5 && (AWAY_STATES.includes(code) || AWAY_CLASSES.includes(code.slice(0, 2))))
      return true
  }
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isDatabaseAway)
  return AWAY_WORDS.some((words) => message.includes(words))
}
