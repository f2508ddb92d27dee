import type { Call } from '../call.ts'
import * as applications from './applications.ts'
import * as attacks from './attacks.ts'
import * as audit from './audit.ts'
import * as careers from './careers.ts'
import * as catalogue from './catalogue.ts'
import * as desk from './desk.ts'
import * as fibreDesk from './fibre-desk.ts'
import * as fibreLines from './fibre-lines.ts'
import * as incidents from './incidents.ts'
import * as leads from './leads.ts'
import * as messages from './messages.ts'
import * as payments from './payments.ts'
import * as people from './people.ts'
import * as points from './points.ts'
import * as proposals from './proposals.ts'
import * as record from './record.ts'
import * as session from './session.ts'
import * as tickets from './tickets.ts'
import * as vouchers from './vouchers.ts'
import * as withoutAnswer from './without-answer.ts'

const FILES: readonly object[] = [
  session,
  people,
  audit,
  proposals,
  record,
  withoutAnswer,
  payments,
  messages,
  leads,
  incidents,
  applications,
  careers,
  catalogue,
  attacks,
  desk,
  fibreLines,
  fibreDesk,
  tickets,
  vouchers,
  points,
]

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'base' in value && 'path' in value && 'result' in value

/** Every call of the office: what the matrix, the faults and the description go through. */
export const STAFF_CALLS: readonly Call[] = FILES.flatMap((file) => Object.values(file).filter(isCall))
