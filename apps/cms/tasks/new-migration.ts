import { globSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { folder, payload, run } from './run.ts'

/** Fields are compared with a file; the settings must only be there to be read. */
const WITHOUT_DATABASE = {
  CMS_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  CMS_SECRET: 'only-for-comparing',
}

const files = (): string[] =>
  globSync('src/migrations/*', { cwd: folder })
    .map((file) => basename(file))
    .toSorted()

const remove = (file: string): void => rmSync(join(folder, 'src/migrations', file))

/**
 * What fields have changed since the newest migration, as a migration and a snapshot; nothing when none has. Payload compares
 * with the newest snapshot beside the migrations. Its list of all migrations is not kept: nobody reads it.
 */
async function changedFields(name: string): Promise<readonly string[]> {
  const before = new Set(files())
  await run(payload('migrate:create', name, '--skip-empty'), WITHOUT_DATABASE)
  const made = files().filter((file) => !before.has(file))
  if (made.includes('index.ts')) remove('index.ts')
  return made.filter((file) => file !== 'index.ts')
}

/** Empty when every field stands in a migration; leaves nothing behind. */
export async function fieldsWithoutMigration(): Promise<readonly string[]> {
  const made = await changedFields('check')
  for (const file of made) remove(file)
  return made
}

/** `npm run cms:migration -- posts_venue` */
if (import.meta.main) {
  const [name] = process.argv.slice(2)
  if (!name) throw new Error('which? npm run cms:migration -- posts_venue')
  const made = await changedFields(name)
  for (const old of files()
    .filter((file) => file.endsWith('.json'))
    .slice(0, -1))
    remove(old)
  process.stdout.write(
    made.length > 0 ? `${made.join(', ')}: read it before you keep it\n` : 'no field has changed\n',
  )
}
