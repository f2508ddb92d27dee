// Written by db/generate-schema.ts from the migrated database. Change a migration, not this file.
import type { ColumnType, Generated } from 'kysely'

type Time = ColumnType<Date, Date | string, Date | string>
/** With its own decimals, so it comes out as text. */
type Rate = ColumnType<string, number | string, number | string>
/** Goes in as text that is JSON already, comes out parsed. */
type Json = ColumnType<unknown, string, string>

export interface Account {
  id: string
  number: string
  account_type: string
  display_name: string | null
  full_name: string | null
  email: string | null
  contract_no: string | null
  consent_version: string | null
  consent_at: Time | null
  marketing: Generated<boolean>
  created_at: Time
  new_device_told_at: Time | null
}

export interface AccountDeletion {
  account_id: string
  lang: string
  asked_at: Time
  due_at: Time
}

export interface Application {
  id: string
  reference: string
  owner_key: string
  request_id: string
  account_id: string | null
  line: string
  lang: string
  code: string
  service: string
  state: string
  affected: string | null
  contract_no: string | null
  proof: string
  answers: Json
  identity_sealed: Buffer | null
  identity_shown: Json | null
  same_key: string | null
  fee_kyat: number
  fee_state: string
  order_id: string | null
  sla_due_at: Time | null
  taken_by: string | null
  system_ref: string | null
  deed_id: string | null
  deed_to: string | null
  deed_why: string | null
  due_at: Time | null
  ended_at: Time | null
  created_at: Time
  updated_at: Time
  version: Generated<number>
}

export interface ApplicationStep {
  id: string
  no: Generated<number>
  application_id: string
  request_id: string | null
  at: Time
  state: string
  by_whom: string
  staff_id: string | null
  words: string | null
}

export interface ApplicationType {
  code: string
  service: string
  sort: number
  fee_kyat: number
  sla_days: number
  body: Json
}

export interface AuditEntry {
  id: Generated<number>
  at: Time
  day: string
  staff_id: string | null
  session_id: string | null
  call: string
  thing: string | null
  customer: string | null
  reason: string | null
  outcome: string
  before: Json | null
  after: Json | null
}

export interface AuditSeal {
  day: string
  rows: number
  hash: Buffer
  sealed_at: Time
  signature: Buffer | null
  signed_by: string | null
}

export interface ContactAnswer {
  id: string
  message_id: string
  by_way: string
  template: string | null
  staff_id: string
  at: Time
}

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
  phone_proven: Generated<boolean>
  state: Generated<string>
  taken_by: string | null
  taken_at: Time | null
  version: Generated<number>
}

export interface ContactSession {
  id: string
  hash: Buffer
  line: string
  purpose: string
  started_at: Time
  ends_at: Time
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

export interface DeadLetter {
  id: string
  job: string
  payload: Json
  error: string
  at: Time
  again_at: Time | null
  ended_at: Time | null
}

export interface DeviceKey {
  account_id: string
  thumbprint: Buffer
  added_at: Generated<Time>
  last_used_at: Generated<Time>
  failed_at: Generated<Date[]>
}

export interface ExchangeFulfilment {
  move_id: string
  line: string
  contract_no: string
  kyat: number
  state: string
  created_at: Time
  due_at: Time | null
  back_id: string | null
}

export interface ExchangeOffer {
  offer_id: string
  valid_from: Time
  valid_to: Time | null
  type: string
  points: number
  gives: Json
  bill_kyat: Generated<number>
  validity_days: number
  min_tier: Generated<string>
  per_month: number | null
  worth_kyat: number
  name: string
  name_mm: string
}

export interface FaqVote {
  faq_id: string
  browser_id: string
  helpful: boolean
  reason: string | null
  cast_at: Time
}

export interface FibreCallBack {
  id: string
  reference: string
  same_key: string
  full_name: string
  line: string
  email: string | null
  place_id: string
  address: string | null
  package_code: string | null
  preferred: string
  note: string | null
  lang: string
  received_at: Time
  called_at: Time | null
  taken_by: string | null
  taken_at: Time | null
  called_by: string | null
  version: Generated<number>
  subject: Generated<string>
  call_time: Generated<string>
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
  tax_rate_pct: Rate
  prepay: Json
  add_ons: Json
  available_place_ids: string[] | null
  status: string
  sort: number
}

export interface FibreLink {
  account_id: string
  contract_no: string
  linked_at: Time
  linked_by: string
}

export interface FibreLookup {
  id: string
  account_id: string
  at: Time
  contract_nos: string[]
}

export interface FibrePrice {
  code: string
  valid_from: Time
  monthly_fee: number
  install_fee: number
  tax_rate_pct: Rate
}

export interface FileObject {
  id: string
  kind: string
  type: string
  bytes: number
  line: string
  account_id: string | null
  state: string
  why: string | null
  key_sealed: Buffer | null
  stored_type: string | null
  stored_bytes: number | null
  thing: string | null
  created_at: Time
  due_at: Time | null
}

export interface FilePart {
  file_id: string
  n: number
}

export interface GiftPolicy {
  line: string
  accept: string
  changed_at: Time
}

export interface HistoryStart {
  line: string
  since: Time
  first_move_id: string
}

export interface HumanCheckSpent {
  id: string
  expires_at: Time
}

export interface IncidentUpdate {
  id: string
  no: Generated<number>
  incident_id: string
  at: Time
  phase: string | null
  body: string
  body_my: string
  staff_id: string | null
}

export interface IncidentWatch {
  id: string
  incident_id: string
  line: string
  lang: string
  asked_at: Time
}

export interface InstallSlot {
  township: string
  day: string
  slot: string
  capacity: number
  taken: Generated<number>
}

export interface JobApplication {
  id: string
  reference: string
  request_id: string
  job_id: string
  job_title: string
  full_name: string
  phone: string
  email: string
  words: string | null
  lang: string
  received_at: Time
  consent_at: Time
  read_by: string | null
  read_at: Time | null
  due_at: Time
}

export interface Lead {
  id: string
  reference: string
  product: string
  company: string
  contact_name: string
  phone: string
  email: string
  place_id: string | null
  call_time: string
  lang: string
  state: string
  received_at: Time
  consent_at: Time
  call_by: Time
  taken_by: string | null
  version: Generated<number>
  due_at: Time | null
}

export interface LeadStep {
  id: string
  no: Generated<number>
  lead_id: string
  at: Time
  state: string
  staff_id: string | null
  why: string | null
}

export interface LeadWish {
  id: string
  no: Generated<number>
  lead_id: string
  at: Time
  need: string
  detail: Json
}

export interface Line {
  number: string
  state: Generated<string>
  sim_changed_at: Time | null
  state_at: Time | null
  closed_by: string | null
  held_since: Time | null
}

export interface LineEvent {
  id: string
  line: string
  what: string
  at: Time
  told_at: Time
  due_at: Time | null
}

export interface LineOrder {
  order_id: string
  account_id: string | null
  package_code: string
  months: number
  add_on_ids: string[]
  pay_on_site: boolean
  full_name: string
  line: string
  second_line: string | null
  email: string | null
  place_id: string
  township: string
  address: string
  address_key: string
  lat: number | null
  lng: number | null
  building: string
  floor: number | null
  note: string | null
  id_kind: string | null
  id_sealed: Buffer | null
  id_tag: Buffer | null
  id_shown: string | null
  day: string | null
  slot: string | null
  moves: Generated<number>
  engineer_name: string | null
  engineer_line: string | null
  visit_code: string | null
  contract_no: string | null
  opening_at: Time | null
  created_at: Time
  forget_at: Time | null
}

export interface LineSuspension {
  id: string
  line: string
  state: string
  asked_at: Time
  tries: Generated<number>
  due_at: Time | null
}

export interface LineTask {
  id: string
  order_id: string
  task: string
  given: Json
  staff_id: string
  why: string | null
  asked_at: Time
  due_at: Time | null
  ended_at: Time | null
  outcome: string | null
}

export interface LoyaltyMember {
  line: string
  member_no: string
  tier: Generated<string>
  tier_valid_to: Time
  since: Time
  run_on: string | null
}

export interface LoyaltyRank {
  line: string
  month: string
  points: number
}

export interface LoyaltyRun {
  run_on: string
  last_line: Generated<string>
  members: Generated<number>
  ended_at: Time | null
}

export interface MemberVoucher {
  id: string
  line: string
  voucher_id: string
  points: number
  seats: number
  state: string
  taken_at: Time
  ends_at: Time
  revealed_at: Time | null
  used_at: Time | null
  wrong_pins: Generated<number>
  back_id: string | null
}

export interface MonthArchive {
  id: string
  parent: string
  month: string
  state: string
  key_sealed: Buffer | null
  begun_at: Time
  dropped_at: Time | null
  ended_at: Time | null
}

export interface MonthArchivePart {
  archive_id: string
  no: number
  last_key: string
  rows: number
  hash: Buffer
  noted_at: Time
}

export interface NumberPardon {
  id: string
  line: string
  who: string
  why: string
  at: Time
}

export interface OtpChallenge {
  id: string
  number: string
  purpose: string
  payload_hash: Buffer
  mac: Buffer
  digits: number
  state: Generated<string>
  tries: Generated<number>
  signed_in: boolean
  created_at: Time
  expires_at: Time
  sms_id: string
  sms: Json
  detail: Json | null
  device: Buffer | null
  blind_tries: Generated<number>
}

export interface OtpNetworkDay {
  day: string
  sent: number
}

export interface OtpNetworkRule {
  valid_from: Time
  per_number: number
  in_all: number
}

export interface OtpNumber {
  number: string
  failed_at: Generated<Date[]>
  consecutive: Generated<number>
  off_since: Time | null
}

export interface OtpPurpose {
  purpose: string
  life_seconds: Generated<number>
  signed_in: boolean
  off_net: Generated<boolean>
  any_number: Generated<boolean>
}

export interface OtpSpray {
  day: string
  shard: number
  failed: number
}

export interface PackageCatalogue {
  code: string
  kind: string
  tax_included: boolean
  tax_rate_pct: Rate
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
  through_night: Generated<boolean>
  points_bonus: Generated<number>
}

export interface PackageOffer {
  code: string
  once_per_line: boolean
  most: number | null
  used_up_at: Time | null
}

export interface PackageOfferPiece {
  code: string
  piece: number
  move_id: string | null
}

export interface PackageOfferWindow {
  code: string
  product: string
  starts_at: Time
  ends_at: Time
  price: number | null
  bonus: Json
}

export interface PackagePrice {
  code: string
  valid_from: Time
  price: number
  list_price: number | null
  set_by: string | null
  set_at: Time | null
}

export interface Passkey {
  id: string
  account_id: string
  public_key: Buffer
  sign_count: number
  transports: string[]
  name: string | null
  added_at: Time
  last_used_at: Time | null
}

export interface PasskeyCeremony {
  id: string
  challenge: string
  account_id: string | null
  expires_at: Time
  proves: string | null
}

export interface Payment {
  id: string
  order_id: string
  channel: string
  way: string
  reference: string
  amount_kyat: number
  state: string
  body_hash: Buffer
  action: Json | null
  provider_ref: string | null
  paid_kyat: number | null
  refund_kyat: Generated<number>
  notice_said: string | null
  told: Generated<boolean>
  asked_at: Time | null
  closed_at: Time | null
  due_at: Time | null
  created_at: Time
  expires_at: Time
  settled_at: Time | null
  page_hash: Buffer | null
  page_form: Json | null
}

export interface PaymentChannel {
  name: string
  due_at: Time | null
}

export interface PaymentChannelCall {
  channel: string
  at: Time
  answered: boolean
}

export interface PaymentChannelSwitch {
  channel: string
  off_since: Time
  until: Time | null
  staff_id: string
  why: string
}

export interface PaymentEndedByStaff {
  id: Generated<number>
  record: string
  record_id: string
  ended_as: string
  who: string
  why: string
  evidence: string
  at: Time
  proposal_id: string | null
}

export interface PaymentFulfilment {
  order_id: string
  payment_id: string
  state: string
  move_id: string | null
  failures: Generated<number>
  refund_id: string | null
  due_at: Time | null
  created_at: Time
  ended_at: Time | null
}

export interface PaymentNotice {
  id: string
  channel: string
  body_hash: Buffer
  body_sealed: Buffer
  state: string
  why: string | null
  times: Generated<number>
  looks: Generated<number>
  payment_id: string | null
  due_at: Time | null
  received_at: Time
}

export interface PaymentOrder {
  id: string
  order_no: string
  type: string
  owner: string | null
  payer: string
  receiver: string
  guest: boolean
  state: string
  body_hash: Buffer
  lang: string
  total_kyat: number
  goods: Json
  created_at: Time
  expires_at: Time
  due_at: Time | null
  ended_at: Time | null
}

export interface PaymentRefund {
  id: string
  payment_id: string
  number: string
  amount_kyat: number
  state: string
  why: string
  provider_ref: string | null
  failures: Generated<number>
  sent_at: Time | null
  due_at: Time | null
  created_at: Time
  ended_at: Time | null
}

export interface PaymentStep {
  id: Generated<number>
  record: string
  record_id: string
  from_state: string | null
  to_state: string
  why: string
  evidence: Json
  at: Time
}

export interface PointsEarn {
  move_id: string
  line: string
  net_kyat: number
  spend: number
  rank: number
  over_limit: Generated<number>
  limited: boolean
  state: string
  earned_at: Time
  due_at: Time | null
  credit_id: string | null
  back_id: string | null
  returned: number | null
}

export interface Proposal {
  id: string
  kind: string
  thing: string
  proposed: Json
  seen: Json
  hash: Buffer
  amount_kyat: number | null
  line: string | null
  why: string
  evidence: string | null
  proposed_by: string
  proposed_at: Time
  expires_at: Time
  state: string
  alone: boolean
  decided_by: string | null
  decided_at: Time | null
  decided_why: string | null
  decided_hash: Buffer | null
  move_id: string | null
  failure: string | null
  ended_at: Time | null
  due_at: Time | null
}

export interface ProposalApprover {
  kind: string
  role: string
}

export interface RecipientMiss {
  line: string
  receiver: Buffer
  at: Time
}

export interface RecordView {
  id: string
  staff_id: string
  line: string
  found_by: string
  found_at: Time
  opened_at: Time | null
  until: Time | null
  reason: string | null
  reference: string | null
  message_id: string | null
  shown_at: Time | null
}

export interface Rule {
  key: string
  valid_from: Time
  value: Json
  set_by: string
  set_at: Time
}

export interface SavedRecipient {
  line: string
  msisdn: string
  nickname: string | null
  last_used_at: Time
  use_count: Generated<number>
}

export interface SchemaFunction {
  name: string
  checksum: string
  applied_at: Generated<Time>
}

export interface SchemaMigration {
  name: string
  checksum: string
  applied_at: Generated<Time>
}

export interface Session {
  id: string
  account_id: string
  method: string
  device_name: string | null
  started_at: Time
  last_seen_at: Time
  ends_at: Time
  revoked_at: Time | null
}

export interface SessionToken {
  hash: Buffer
  session_id: string
  issued_at: Time
  first_used_at: Time | null
  replaced_at: Time | null
}

export interface SettlementDay {
  channel: string
  day: string
  ours_kyat: number
  theirs_kyat: number | null
  delivered_kyat: number
  ledger_kyat: number | null
  differences: Json
  unexplained_kyat: number
  at: Time
}

export interface SettlementFile {
  id: string
  channel: string
  day: string
  body_hash: Buffer
  read_at: Time
}

export interface SettlementLine {
  file_id: string
  no: number
  kind: string
  reference: string
  provider_ref: string
  amount_kyat: number
  mark: string
}

export interface SettlementMark {
  channel: string
  kind: string
  reference: string
  day: string
  mark: string
  ours_kyat: number
  theirs_kyat: number | null
  at: Time
}

export interface ShareAsk {
  id: string
  asker: string
  giver: string
  kind: string
  amount: number
  message: string | null
  state: Generated<string>
  asked_at: Time
  answered_at: Time | null
  move_id: string | null
}

export interface ShareRecall {
  move_id: string
  recall_id: string
  kind: string
  line: string
  receiver: string
  amount: number
  lang: string
  state: Generated<string>
  returned: number | null
  asked_at: Time
  answered_at: Time | null
  next_try_at: Time | null
}

export interface ShareRule {
  kind: string
  valid_from: Time
  rule: Json
}

export interface ShareTransfer {
  move_id: string
  kind: string
  line: string
  receiver: string
  amount: number
  at: Time
}

export interface SmsMessage {
  id: string
  recipient: string
  kind: string
  template: string
  lang: string
  state: Generated<string>
  body_sealed: Buffer | null
  created_at: Time
  turn_at: Time
  valid_until: Time
  full_tries: Generated<number>
  sent_at: Time | null
  ended_at: Time | null
  centre: string | null
  centre_id: string | null
  failure: string | null
  renews: string | null
}

export interface SmsReceipt {
  centre: string
  centre_id: string
  outcome: string
  received_at: Time
  recipient: string
}

export interface Staff {
  id: string
  name: string
  lang: Generated<string>
  demo: Generated<boolean>
  added_by: string | null
  added_at: Time
  removed_at: Time | null
}

export interface StaffCeremony {
  id: string
  challenge: string
  staff_id: string | null
  expires_at: Time
}

export interface StaffLink {
  hash: Buffer
  staff_id: string
  purpose: string
  made_at: Time
  ends_at: Time
  used_at: Time | null
  asked_by: string | null
  confirmed_by: string | null
  code_hash: Buffer | null
  tries: number | null
}

export interface StaffPasskey {
  id: string
  staff_id: string
  public_key: Buffer
  sign_count: number
  transports: string[]
  added_at: Time
  last_used_at: Time | null
}

export interface StaffRole {
  staff_id: string
  role: string
  granted_at: Time
  proposal_id: string | null
}

export interface StaffSession {
  id: string
  hash: Buffer
  staff_id: string
  started_at: Time
  last_seen_at: Time
  ends_at: Time
  ended_at: Time | null
}

export interface StaffView {
  id: string
  staff_id: string
  list: string
  name: string
  filter: Json
  saved_at: Time
}

export interface StatusBeat {
  id: string
  due_at: Time | null
}

export interface StatusReading {
  part: string
  name: string | null
  name_my: string | null
  state: string
  since: Time
  heard_at: Time | null
  checked_at: Time
}

export interface Subscription {
  id: string
  line: string
  product: string
  status: string
  price_kyat: number
  started_at: Time
  expires_at: Time
  auto_renew: boolean
  next_renew_at: Time | null
  renew_tries: Generated<number>
  renew_move_id: string | null
  origin: string
  gifted_by: string | null
  undo_until: Time | null
  move_id: string
  stretch: Json | null
  undo_move_id: string | null
  replaced_by: string | null
  renewed_before: Generated<boolean>
  give_back_move_id: string | null
  offer: string | null
  renew_price_kyat: number | null
}

export interface Ticket {
  id: string
  ticket_no: string
  owner_key: string
  request_id: string
  account_id: string | null
  line: string
  came_by: string
  lang: string
  service: string
  category: string
  priority: string
  status: string
  affected: string | null
  contract_no: string | null
  place_id: string | null
  ward: Generated<string>
  lat: number | null
  lng: number | null
  answers: Json
  thing_kind: string | null
  thing_id: string | null
  contact_by: string
  call_day: string | null
  call_slot: string | null
  same_key: string | null
  answer_by: Time | null
  next_answer_by: Time | null
  waiting_since: Time | null
  answered_at: Time | null
  clock_at: Time | null
  resolved_at: Time | null
  ended_at: Time | null
  due_at: Time | null
  taken_by: string | null
  rating: number | null
  rating_comment: string | null
  follows: string | null
  merged_into: string | null
  incident_id: string | null
  told_at: Time | null
  seen_at: Time | null
  created_at: Time
  updated_at: Time
  version: Generated<number>
}

export interface TicketCategory {
  service: string
  code: string
  sort: number
  body: Json
}

export interface TicketIncident {
  id: string
  service: string
  place_id: string
  ward: Generated<string>
  state: string
  since: Time
  decided_at: Time | null
  ended_at: Time | null
  told: Generated<number>
  version: Generated<number>
  title: string | null
  title_my: string | null
  place_ids: Generated<string[]>
  phase: string | null
  eta_at: Time | null
  published_at: Time | null
  tell_at: Time | null
}

export interface TicketMessage {
  id: string
  no: Generated<number>
  ticket_id: string
  request_id: string
  by_whom: string
  staff_id: string | null
  who: string | null
  body: string
  body_typed: string | null
  body_other: string | null
  at: Time
}

export interface TicketSelfHelp {
  service: string
  code: string
  day: string
  helped: Generated<number>
  not_helped: Generated<number>
}

export interface TicketStep {
  ticket_id: string
  no: number
  status: string
  who: string | null
  why: string | null
  at: Time
}

export interface TicketTemplate {
  code: string
  sort: number
  body: Json
}

export interface ValueEndedByStaff {
  move_id: string
  ended_as: string
  who: string
  why: string
  evidence: string
  at: Time
  taken_kyat: number | null
  proposal_id: string | null
}

export interface ValueHistory {
  line: string
  move_id: string
  type: string
  status: string
  deltas: Json
  counterparty: string | null
  product: string | null
  why: Json
  at: Time
}

export interface ValueMove {
  id: string
  kind: string
  subject: string | null
  line: string
  counterparty: string | null
  product: string | null
  amount_kyat: number
  state: string
  body_hash: Buffer
  lang: string
  plan: Json
  result: Json | null
  failure: Json | null
  asks: Generated<number>
  next_ask_at: Time | null
  created_at: Time
  settled_at: Time | null
}

export interface Voucher {
  id: string
  merchant_id: string
  category: string
  title: string
  title_mm: string
  terms: string
  terms_mm: string
  points: number
  worth_kyat: number
  per_member: number
  min_tier: Generated<string>
  sale_from: Time
  sale_to: Time
  use_days: number | null
  outlets: Json
  starts_at: Time | null
  give_back_until: Time | null
  venue: string | null
  venue_mm: string | null
  programme: Generated<Json>
}

export interface VoucherCode {
  id: string
  voucher_id: string
  sealed: Buffer
  tag: Buffer
  state: Generated<string>
  move_id: string | null
}

export interface VoucherMerchant {
  id: string
  name: string
  name_mm: string
  pin_tag: Buffer | null
  pin_set_at: Time | null
}

export interface DB {
  account: Account
  account_deletion: AccountDeletion
  application: Application
  application_step: ApplicationStep
  application_type: ApplicationType
  audit_entry: AuditEntry
  audit_seal: AuditSeal
  contact_answer: ContactAnswer
  contact_message: ContactMessage
  contact_session: ContactSession
  content_document: ContentDocument
  content_version: ContentVersion
  dead_letter: DeadLetter
  device_key: DeviceKey
  exchange_fulfilment: ExchangeFulfilment
  exchange_offer: ExchangeOffer
  faq_vote: FaqVote
  fibre_call_back: FibreCallBack
  fibre_catalogue: FibreCatalogue
  fibre_link: FibreLink
  fibre_lookup: FibreLookup
  fibre_price: FibrePrice
  file_object: FileObject
  file_part: FilePart
  gift_policy: GiftPolicy
  history_start: HistoryStart
  human_check_spent: HumanCheckSpent
  incident_update: IncidentUpdate
  incident_watch: IncidentWatch
  install_slot: InstallSlot
  job_application: JobApplication
  lead: Lead
  lead_step: LeadStep
  lead_wish: LeadWish
  line: Line
  line_event: LineEvent
  line_order: LineOrder
  line_suspension: LineSuspension
  line_task: LineTask
  loyalty_member: LoyaltyMember
  loyalty_rank: LoyaltyRank
  loyalty_run: LoyaltyRun
  member_voucher: MemberVoucher
  month_archive: MonthArchive
  month_archive_part: MonthArchivePart
  number_pardon: NumberPardon
  otp_challenge: OtpChallenge
  otp_network_day: OtpNetworkDay
  otp_network_rule: OtpNetworkRule
  otp_number: OtpNumber
  otp_purpose: OtpPurpose
  otp_spray: OtpSpray
  package_catalogue: PackageCatalogue
  package_offer: PackageOffer
  package_offer_piece: PackageOfferPiece
  package_offer_window: PackageOfferWindow
  package_price: PackagePrice
  passkey: Passkey
  passkey_ceremony: PasskeyCeremony
  payment: Payment
  payment_channel: PaymentChannel
  payment_channel_call: PaymentChannelCall
  payment_channel_switch: PaymentChannelSwitch
  payment_ended_by_staff: PaymentEndedByStaff
  payment_fulfilment: PaymentFulfilment
  payment_notice: PaymentNotice
  payment_order: PaymentOrder
  payment_refund: PaymentRefund
  payment_step: PaymentStep
  points_earn: PointsEarn
  proposal: Proposal
  proposal_approver: ProposalApprover
  recipient_miss: RecipientMiss
  record_view: RecordView
  rule: Rule
  saved_recipient: SavedRecipient
  schema_function: SchemaFunction
  schema_migration: SchemaMigration
  session: Session
  session_token: SessionToken
  settlement_day: SettlementDay
  settlement_file: SettlementFile
  settlement_line: SettlementLine
  settlement_mark: SettlementMark
  share_ask: ShareAsk
  share_recall: ShareRecall
  share_rule: ShareRule
  share_transfer: ShareTransfer
  sms_message: SmsMessage
  sms_receipt: SmsReceipt
  staff: Staff
  staff_ceremony: StaffCeremony
  staff_link: StaffLink
  staff_passkey: StaffPasskey
  staff_role: StaffRole
  staff_session: StaffSession
  staff_view: StaffView
  status_beat: StatusBeat
  status_reading: StatusReading
  subscription: Subscription
  ticket: Ticket
  ticket_category: TicketCategory
  ticket_incident: TicketIncident
  ticket_message: TicketMessage
  ticket_self_help: TicketSelfHelp
  ticket_step: TicketStep
  ticket_template: TicketTemplate
  value_ended_by_staff: ValueEndedByStaff
  value_history: ValueHistory
  value_move: ValueMove
  voucher: Voucher
  voucher_code: VoucherCode
  voucher_merchant: VoucherMerchant
}
