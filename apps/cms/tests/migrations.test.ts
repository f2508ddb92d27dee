import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fieldsWithoutMigration } from '../tasks/new-migration.ts'

describe('migrations of the CMS', () => {
  it('every field stands in one: whoever adds a field gets a migration of that field alone', async () => {
    assert.deepEqual(await fieldsWithoutMigration(), [])
  })
})
