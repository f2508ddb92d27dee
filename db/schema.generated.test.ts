import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { generateSchema } from './generate-schema.ts'
import { freshDatabase } from './test-database.ts'

const committed = readFileSync(join(import.meta.dirname, 'schema.generated.ts'), 'utf8')

it('the committed schema types equal the migrated database', async () => {
  const { url } = await freshDatabase()
  expect(await generateSchema(url)).toBe(committed)
})

it('control: one more column is seen', async () => {
  const { db, url } = await freshDatabase()
  await sql`alter table contact_message add column planted text`.execute(db)
  expect(await generateSchema(url)).not.toBe(committed)
})

it('a type nobody described stops the generator', async () => {
  const { db, url } = await freshDatabase()
  await sql`alter table contact_message add column planted money`.execute(db)
  await expect(generateSchema(url)).rejects.toThrow('contact_message.planted is of type money')
})
