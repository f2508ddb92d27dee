import { join } from 'node:path'
import { makeDiskObjects } from '#adapters/objects-disk/objects-disk.ts'
import { makeS3Objects } from '#adapters/objects-s3/objects-s3.ts'
import { makeFileKeys } from '#modules/files/index.ts'
import type { Config } from '#platform/config/config.ts'

type Places = Pick<Config, 'FILES_DIR' | 'FILES_KEY' | 'RUN_DIR'> & Partial<Pick<Config, 'OBJECTS_URL'>>

/** Where people's files are and how they are decrypted, for every process that handles them. */
export const wireFiles = ({ FILES_DIR, FILES_KEY, RUN_DIR, OBJECTS_URL }: Places) => ({
  objects: OBJECTS_URL
    ? makeS3Objects({ url: OBJECTS_URL, folder: 'files' })
    : makeDiskObjects(FILES_DIR ?? join(RUN_DIR, 'files')),
  keys: makeFileKeys(FILES_KEY),
})

/** Where the website finds uploaded pictures that are not in its folder. */
export const wirePictures = ({ OBJECTS_URL }: Pick<Config, 'OBJECTS_URL'>) =>
  OBJECTS_URL ? makeS3Objects({ url: OBJECTS_URL }) : null
