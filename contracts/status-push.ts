import * as z from 'zod/mini'
import { Incident, Reading } from './status.ts'

/** What the worker tells the status page, which stands alone: all of it each time, so that one lost word is no harm. */
export const StatusState = z.object({ incidents: z.array(Incident), readings: z.array(Reading) })
export type StatusState = z.infer<typeof StatusState>

export const LINE_MOST = 300
const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(LINE_MOST))

/** A line of staff, for when all else is dead; null takes it away. */
export const StatusLine = z.nullable(z.object({ text: line, textMm: line }))
export type StatusLine = z.infer<typeof StatusLine>

/** Where each is put. */
export const PUSH_PATHS = { state: '/state', line: '/line' } as const
export type PushKind = keyof typeof PUSH_PATHS

export const PUSH_EVERY_SECONDS = 30
export const PUSH_MOST_BYTES = 262_144
/** The most that the clocks of two machines may differ; anything older is a replay. */
export const PUSH_SKEW_MS = 60_000

/** When it was signed, in milliseconds, and by what. */
export const PUSH_HEADERS = { at: 'x-status-at', signature: 'x-status-signature' } as const

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const keyOf = (hex: string) =>
  crypto.subtle.importKey('raw', bytesOf(hex), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

const signedText = (kind: PushKind, at: number, body: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${kind}\n${at}\n${body}`)

/** What goes into the headers: what it is, when and every byte of it are signed. */
export async function signPush(key: string, kind: PushKind, at: number, body: string): Promise<string> {
  return hexOf(await crypto.subtle.sign('HMAC', await keyOf(key), signedText(kind, at, body)))
}

/** Compared without telling by time how much of it was right. */
export async function isSigned(
  key: string,
  signature: string,
  { kind, at, body }: { readonly kind: PushKind; readonly at: number; readonly body: string },
): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  return crypto.subtle.verify('HMAC', await keyOf(key), bytesOf(signature), signedText(kind, at, body))
}
