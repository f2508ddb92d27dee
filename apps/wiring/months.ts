import { openBytes, sealBytes, type FileKeys, type Objects } from '#modules/files/index.ts'
import type { Vault } from '#platform/db/archive-months.ts'

type Deps = { readonly objects: Objects; readonly keys: FileKeys }

/** Archived months lie beside the files of people, each month sealed with a key of its own that `FILES_KEY` wraps. */
export const makeMonthVault = ({ objects, keys }: Deps): Vault => ({
  newKey: (id) => keys.make(id).sealed,
  open(id, keySealed) {
    const key = keys.open(id, keySealed)
    return {
      put: (name, bytes) => objects.put(name, sealBytes(key, name, bytes)),
      async get(name) {
        const sealed = await objects.get(name)
        return sealed && openBytes(key, name, sealed)
      },
      remove: (name) => objects.remove(name),
    }
  },
})
