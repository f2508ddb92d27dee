import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod'
import {
  danglingReferences,
  DOCUMENT_TYPES,
  receiveDocument,
  SeedEntry,
  type DocumentType,
  type RawDocument,
  type Stored,
} from '#modules/content/index.ts'
import { CatalogueFibre } from '#modules/fibre/index.ts'
import { CatalogueOffer, CataloguePackage } from '#modules/packages/index.ts'
import { offersAtOdds } from './offers-at-odds.ts'

export type SeedDocument = Omit<RawDocument, 'type'>

export type Seed = {
  readonly documents: ReadonlyMap<DocumentType, readonly SeedDocument[]>
  readonly packages: readonly CataloguePackage[]
  readonly offers: readonly CatalogueOffer[]
  readonly fibre: readonly CatalogueFibre[]
}

/** Everything that is wrong with the seed, so that one run is enough to see it all. */
export class SeedProblems extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`The seed is not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'SeedProblems'
    this.problems = problems
  }
}

const FOLDER = import.meta.dirname

/** Reads and checks all files; a type without a file has no documents. */
export function readSeed(folder = FOLDER): Seed {
  const problems: string[] = []
  const documents = new Map<DocumentType, readonly SeedDocument[]>()
  for (const type of DOCUMENT_TYPES) documents.set(type, readType(folder, type, problems))
  const packages = readCatalogue(folder, 'packages', CataloguePackage, problems)
  const offers = readCatalogue(folder, 'offers', CatalogueOffer, problems)
  const fibre = readCatalogue(folder, 'fibre', CatalogueFibre, problems)
  problems.push(
    ...danglingReferences(Object.fromEntries(documents)),
    ...missingHalves(documents, packages, fibre),
    ...offersAtOdds(documents, packages, offers),
  )
  if (problems.length > 0) throw new SeedProblems(problems)
  return { documents, packages, offers, fibre }
}

/** A type is one file, `post.json`, or several parts of it, `post.news.json`. */
function filesOf(folder: string, type: DocumentType): string[] {
  const isPart = (name: string) => name.endsWith('.json') && name.split('.')[0] === type
  return readdirSync(join(folder, 'content'))
    .filter(isPart)
    .toSorted()
    .map((name) => `content/${name}`)
}

function readType(folder: string, type: DocumentType, problems: string[]): SeedDocument[] {
  const seen = new Set<string>()
  return filesOf(folder, type).flatMap((file) =>
    readList(folder, file, problems).flatMap((raw, at) => {
      const entry = SeedEntry.safeParse(raw)
      if (!entry.success) {
        problems.push(...inWords(`${file}[${at}]`, entry.error))
        return []
      }
      const { id, sort, visibleFrom, visibleTo } = entry.data
      if (seen.has(id)) problems.push(`${file} has ${id} twice`)
      seen.add(id)
      const received = receiveDocument(type, entry.data.body)
      if (received.ok) return [{ id, sort, visibleFrom, visibleTo, body: received.body }]
      problems.push(...received.problems.map((problem) => `${file} ${id} ${problem}`))
      return []
    }),
  )
}

function readCatalogue<T>(folder: string, name: string, schema: z.ZodType<T>, problems: string[]): T[] {
  const file = `catalogue/${name}.json`
  return readList(folder, file, problems).flatMap((raw, at) => {
    const parsed = schema.safeParse(raw)
    if (parsed.success) return [parsed.data]
    problems.push(...inWords(`${file}[${at}]`, parsed.error))
    return []
  })
}

function readList(folder: string, file: string, problems: string[]): unknown[] {
  const path = join(folder, file)
  if (!existsSync(path)) return []
  try {
    const list: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (Array.isArray(list)) return list
    problems.push(`${file} is not a list`)
  } catch (error) {
    problems.push(`${file} is not JSON: ${String(error)}`)
  }
  return []
}

const inWords = (where: string, error: z.ZodError): string[] =>
  error.issues.map((issue) => `${where} ${issue.path.join('.')}: ${issue.message}`)

/** A product with only a price or only words would silently not be on sale. */
function missingHalves(
  documents: ReadonlyMap<DocumentType, readonly SeedDocument[]>,
  packages: readonly CataloguePackage[],
  fibre: readonly CatalogueFibre[],
): string[] {
  const idsOf = (type: DocumentType) => new Set(documents.get(type)?.map(({ id }) => id))
  const services = (documents.get('digitalService') ?? []).map(
    ({ body }) => (body as Stored<'digitalService'>).productCode,
  )
  const worded = new Set([...idsOf('vasPackageWords'), ...services])
  const priced = new Set(packages.map(({ code }) => code))
  const fibreWorded = idsOf('fibreWords')
  const fibrePriced = new Set(fibre.map(({ code }) => code))
  return [
    ...[...priced]
      .filter((code) => !worded.has(code))
      .map((code) => `package ${code} has a price but no words`),
    ...[...worded]
      .filter((code) => code !== null && !priced.has(code))
      .map((code) => `package ${code} has words but no price`),
    ...[...fibrePriced]
      .filter((code) => !fibreWorded.has(code))
      .map((code) => `fibre ${code} has a price but no words`),
    ...[...fibreWorded]
      .filter((code) => !fibrePriced.has(code))
      .map((code) => `fibre ${code} has words but no price`),
  ]
}
