import type { Role } from '#contracts/staff/roles.ts'
import { EVERYBODY } from '#contracts/staff/roles.ts'
import { listApplications } from '#contracts/staff/applications.ts'
import { listAttacked } from '#contracts/staff/attacks.ts'
import { searchAudit } from '#contracts/staff/audit.ts'
import { listCallBacks } from '#contracts/staff/call-backs.ts'
import { listCvs } from '#contracts/staff/careers.ts'
import { listPrices } from '#contracts/staff/catalogue.ts'
import type { QUEUES } from '#contracts/staff/desk.ts'
import { openFibreContract } from '#contracts/staff/fibre-desk.ts'
import { listIncidents } from '#contracts/staff/incidents.ts'
import { listLeads } from '#contracts/staff/leads.ts'
import { listMessages } from '#contracts/staff/messages.ts'
import { searchPayments } from '#contracts/staff/payments.ts'
import { listStaff } from '#contracts/staff/people.ts'
import { listProposals } from '#contracts/staff/proposals.ts'
import { lookUp } from '#contracts/staff/record.ts'
import { listTickets } from '#contracts/staff/tickets.ts'
import { listStock } from '#contracts/staff/vouchers.ts'
import { listUnanswered } from '#contracts/staff/without-answer.ts'
import { BoltIcon } from '#ui/icons/bolt.tsx'
import { BriefcaseIcon } from '#ui/icons/briefcase.tsx'
import { CheckCircleIcon } from '#ui/icons/check-circle.tsx'
import { CheckIcon } from '#ui/icons/check.tsx'
import { EditIcon } from '#ui/icons/edit.tsx'
import { GiftIcon } from '#ui/icons/gift.tsx'
import { HeadsetIcon } from '#ui/icons/headset.tsx'
import { HomeIcon } from '#ui/icons/home.tsx'
import { MessageIcon } from '#ui/icons/message.tsx'
import { PackageIcon } from '#ui/icons/package.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { ShieldIcon } from '#ui/icons/shield.tsx'
import { UserIcon } from '#ui/icons/user.tsx'
import { UsersIcon } from '#ui/icons/users.tsx'
import { WalletIcon } from '#ui/icons/wallet.tsx'
import { WarningIcon } from '#ui/icons/warning.tsx'
import { WifiIcon } from '#ui/icons/wifi.tsx'
import type { ComponentType } from 'react'
import type { OfficeKey } from '../i18n/use-words.ts'

export type Queue = (typeof QUEUES)[number]

export type Place = {
  readonly path: string
  readonly name: OfficeKey
  /** Pressed after g. */
  readonly key: string
  readonly Icon: ComponentType
  readonly roles: readonly Role[]
  /** Added up, they are the count beside the name. */
  readonly queues?: readonly Queue[]
}

const rolesOf = (call: { readonly staff?: readonly Role[] }): readonly Role[] => call.staff ?? []

/** Every entry of the menu, shown to people who may make the call behind it. */
export const PLACES: readonly Place[] = [
  { path: '/', name: 'menu.today', key: 't', Icon: HomeIcon, roles: EVERYBODY },
  {
    path: '/approvals',
    name: 'menu.approvals',
    key: 'a',
    Icon: CheckCircleIcon,
    roles: rolesOf(listProposals),
    queues: ['INBOX'],
  },
  {
    path: '/without-answer',
    name: 'menu.withoutAnswer',
    key: 'w',
    Icon: RefreshIcon,
    roles: rolesOf(listUnanswered),
    queues: ['MOVES', 'PAYMENTS', 'REFUNDS', 'JOBS'],
  },
  { path: '/payments', name: 'menu.payments', key: 'p', Icon: WalletIcon, roles: rolesOf(searchPayments) },
  {
    path: '/channels',
    name: 'menu.channels',
    key: 'h',
    Icon: BoltIcon,
    roles: rolesOf(searchPayments),
    queues: ['CHANNELS'],
  },
  {
    path: '/messages',
    name: 'menu.messages',
    key: 'm',
    Icon: MessageIcon,
    roles: rolesOf(listMessages),
    queues: ['MESSAGES'],
  },
  {
    path: '/leads',
    name: 'menu.leads',
    key: 'b',
    Icon: BriefcaseIcon,
    roles: rolesOf(listLeads),
    queues: ['LEADS'],
  },
  {
    path: '/fibre',
    name: 'menu.fibre',
    key: 'f',
    Icon: WifiIcon,
    roles: rolesOf(openFibreContract),
    queues: ['LINES'],
  },
  {
    path: '/call-backs',
    name: 'menu.callBacks',
    key: 'r',
    Icon: PhoneIcon,
    roles: rolesOf(listCallBacks),
    queues: ['CALL_BACKS'],
  },
  {
    path: '/tickets',
    name: 'menu.tickets',
    key: 'i',
    Icon: HeadsetIcon,
    roles: rolesOf(listTickets),
    queues: ['TICKETS'],
  },
  {
    path: '/incidents',
    name: 'care.incidents',
    key: 'd',
    Icon: WarningIcon,
    roles: rolesOf(listIncidents),
    queues: ['INCIDENTS'],
  },
  {
    path: '/applications',
    name: 'menu.applications',
    key: 'o',
    Icon: CheckIcon,
    roles: rolesOf(listApplications),
  },
  { path: '/cvs', name: 'menu.cvs', key: 'v', Icon: UserIcon, roles: rolesOf(listCvs) },
  { path: '/customers', name: 'menu.customers', key: 'c', Icon: UsersIcon, roles: rolesOf(lookUp) },
  { path: '/catalogue', name: 'menu.catalogue', key: 'k', Icon: PackageIcon, roles: rolesOf(listPrices) },
  { path: '/vouchers', name: 'menu.vouchers', key: 'y', Icon: GiftIcon, roles: rolesOf(listStock) },
  {
    path: '/codes',
    name: 'menu.codes',
    key: 'x',
    Icon: ShieldIcon,
    roles: rolesOf(listAttacked),
    queues: ['ATTACKS'],
  },
  { path: '/audit', name: 'menu.audit', key: 'l', Icon: EditIcon, roles: rolesOf(searchAudit) },
  { path: '/staff', name: 'menu.staff', key: 's', Icon: BriefcaseIcon, roles: rolesOf(listStaff) },
]
