import { join } from 'node:path'
import { makeDiskObjects } from '#adapters/objects-disk/objects-disk.ts'
import { makeFileKeys } from '#modules/files/index.ts'
import type { Config } from '#platform/config/config.ts'

/** Where files of people lie and how they are opened, for every process that has to do with them. */
export const wireFiles = ({
  FILES_DIR,
  FILES_KEY,
  RUN_DIR,
}: Pick<Config, 'FILES_DIR' | 'FILES_KEY' | 'RUN_DIR'>) => ({
  objects: makeDiskObjects(FILES_DIR ?? join(RUN_DIR, 'files')),
  keys: makeFileKeys(FILES_KEY),
})
