import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../root.ts'
import { loadEnv } from './load-env.ts'

/** `node scripts/run/with-env.ts file.ts …` runs one of our programs with the settings of the copy that the shell names. */
const [node = 'node', , file = '', ...rest] = process.argv
loadEnv()
process.argv = [node, join(root, file), ...rest]
await import(pathToFileURL(join(root, file)).href)
