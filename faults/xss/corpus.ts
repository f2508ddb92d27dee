import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/root.ts'
import type { Size } from '../fault.ts'
import { OWN_PAYLOADS } from './own-payloads.ts'

export type Payload = { readonly id: string; readonly html: string }

/** Public collections of attacks; other people's work, so it is read from beside the checkout and never kept in it. */
const PLACES = ['data/xss-corpus.json', '../shared/data/xss-corpus.json']
const TENTH = 10

/** The long run needs the collections; the short one makes do with our own attacks where they are not. */
export function readCorpus(size: Size): Payload[] {
  const path =
    process.env['XSS_CORPUS'] ?? PLACES.map((place) => join(root, place)).find((place) => existsSync(place))
  if (!path && size === 'full')
    throw new Error(`no corpus of attacks: set XSS_CORPUS or put it at ${PLACES.join(' or ')}`)
  const attacks = path
    ? readAttacks(path).filter((_, at) => size === 'full' || at % TENTH === 0)
    : OWN_PAYLOADS
  return attacks.map((html, at) => ({ id: String(at).padStart(5, '0'), html: storable(html) }))
}

const readAttacks = (path: string): string[] =>
  (JSON.parse(readFileSync(path, 'utf8')) as { p: string }[]).map(({ p }) => p)

/** What PostgreSQL cannot keep in a text it would refuse, and the attack would end there. */
const storable = (html: string): string => html.replaceAll('\u0000', '\uFFFD').toWellFormed()
