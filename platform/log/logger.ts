import pino, { type DestinationStream, type Logger } from 'pino'
import { hideSecrets, safeError, scrub } from './log-guard.ts'

export type { Logger }

export type LoggerOptions = {
  readonly level: string
  readonly process: string
  readonly stream?: DestinationStream
}

/** A request is logged by id and route; the object itself never reaches the log. */
const nothing = () => '[not logged]'

/**
 * Three layers, so that one forgotten place leaks nothing: known objects are reduced to allowed fields, fields with telling names are
 * hidden, and the finished line is searched for numbers, identity cards and tokens.
 */
export function makeLogger({ level, process, stream }: LoggerOptions): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: { process },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => safeError(error), req: nothing, res: nothing },
    formatters: {
      level: (label) => ({ level: label }),
      log: ({ err, ...rest }) => ({ ...(hideSecrets(rest) as object), ...(err !== undefined && { err }) }),
    },
    hooks: { streamWrite: scrub },
  }
  return stream ? pino(options, stream) : pino(options)
}
