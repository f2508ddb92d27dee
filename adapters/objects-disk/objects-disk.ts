import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Objects } from '#modules/files/index.ts'

/** Names that our own code makes: an id and a word, so no path can lead elsewhere. */
const NAME = /^[0-9a-f][0-9a-f-]{35}\/[a-z0-9]{1,16}$/

/** A folder shared by all processes, with subfolders by the id's first two letters so that none grows too large. */
export function makeDiskObjects(folder: string): Objects {
  const fileOf = (name: string): string => {
    if (!NAME.test(name)) throw new Error(`${JSON.stringify(name)} is no name of an object`)
    return join(folder, name.slice(0, 2), name)
  }
  return {
    async put(name, bytes) {
      const file = fileOf(name)
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      const beside = `${file}.${randomUUID()}`
      await writeFile(beside, bytes, { mode: 0o600 })
      await rename(beside, file)
    },
    get: async (name) => readFile(fileOf(name)).catch(noneThere),
    has: async (name) => (await stat(fileOf(name)).catch(noneThere)) !== null,
    async remove(name) {
      await rm(fileOf(name), { force: true })
    },
  }
}

function noneThere(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
