// Written by db/generate-schema.ts from the migrated database. Change a migration, not this file.
import type { ColumnType, Generated } from 'kysely'

type Time = ColumnType<Date, Date | string, Date | string>

export interface ContactMessage {
  id: Generated<string>
  reference: string
  topic: string
  body: string
  name: string | null
  phone: string | null
  email: string | null
  lang: string
  received_at: Time
  triaged_at: Time | null
  body_unicode: string | null
  was_zawgyi: boolean | null
}

export interface SchemaMigration {
  name: string
  checksum: string
  applied_at: Generated<Time>
}

export interface DB {
  contact_message: ContactMessage
  schema_migration: SchemaMigration
}
