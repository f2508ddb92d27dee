import type { ApplicationType } from '#contracts/applications.ts'
import type { Content, ContentSource } from '#modules/content/index.ts'
import { StoredType } from './stored-type.ts'
import { readTypes } from './type-store.ts'

/** Types are part of the same generation and snapshot as public content, so they can be read while the database is down. */
export const applicationTypeSource: ContentSource<StoredType> = {
  name: 'applicationType',
  read: readTypes,
  parse: (raw) => StoredType.parse(raw),
  edges: () => [],
}

export type ApplicationTypes = {
  all(): readonly StoredType[]
  find(code: string): StoredType | null
}

export const makeApplicationTypes = ({ memory }: Pick<Content, 'memory'>): ApplicationTypes => {
  const rows = () => memory.current().rows(applicationTypeSource)
  return { all: rows, find: (code) => rows().find((one) => one.code === code) ?? null }
}

export const typeView = ({ sort: _, feeKyat: fee, ...type }: StoredType): ApplicationType => ({
  ...type,
  fee,
})
