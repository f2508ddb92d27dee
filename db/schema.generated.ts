// Written by db/generate-schema.ts from the migrated database. Change a migration, not this file.
import type { ColumnType, Generated } from 'kysely'

type Time = ColumnType<Date, Date | string, Date | string>
/** Goes in as text that is JSON already, comes out parsed. */
type Json = ColumnType<unknown, string, string>

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

export interface ContentDocument {
  kind: string
  id: string
  body: Json
  sort: Generated<number>
  visible_from: Time | null
  visible_to: Time | null
  removed: Generated<boolean>
  version: Generated<number>
  changed_at: Generated<Time>
}

export interface ContentVersion {
  only_row: Generated<boolean>
  version: number
}

export interface FaqVote {
  faq_id: string
  browser_id: string
  helpful: boolean
  reason: string | null
  cast_at: Time
}

export interface FibreCatalogue {
  code: string
  speed_mbps_down: number
  speed_mbps_up: number
  fair_use_gb: number | null
  monthly_fee: number
  install_fee: number
  deposit: number
  contract_months: number
  tax_rate_pct: number
  prepay: Json
  add_ons: Json
  available_place_ids: string[] | null
  status: string
  sort: number
}

export interface PackageCatalogue {
  code: string
  kind: string
  tax_included: boolean
  tax_rate_pct: number
  validity_value: number
  validity_unit: string
  ends_at_midnight: boolean
  allowances: Json
  auto_renewable: boolean
  giftable: boolean
  registerable: boolean
  shareable: boolean
  overlap: string
  max_active: number
  pay_types: string[]
  min_tenure_days: number
  segments: string[]
  ussd: string | null
  sms_keyword: string | null
  sms_to: string | null
  stop_code: string | null
  points_earn: number
  popular_rank: number | null
  zone_ids: string[]
  sale_from: Time
  sale_to: Time | null
  status: string
  sort: number
}

export interface PackagePrice {
  code: string
  valid_from: Time
  price: number
  list_price: number | null
}

export interface SchemaMigration {
  name: string
  checksum: string
  applied_at: Generated<Time>
}

export interface DB {
  contact_message: ContactMessage
  content_document: ContentDocument
  content_version: ContentVersion
  faq_vote: FaqVote
  fibre_catalogue: FibreCatalogue
  package_catalogue: PackageCatalogue
  package_price: PackagePrice
  schema_migration: SchemaMigration
}
