import type { ReactElement } from 'react'
import { Application } from '../applications/application.tsx'
import { Applications } from '../applications/applications.tsx'
import { Approval } from '../approvals/approval.tsx'
import { Approvals } from '../approvals/approvals.tsx'
import { Audit } from '../audit/audit.tsx'
import { Incidents } from '../care/incidents.tsx'
import { Ticket } from '../care/ticket.tsx'
import { Tickets } from '../care/tickets.tsx'
import { Cv } from '../careers/cv.tsx'
import { CallBacks } from '../call-backs/call-backs.tsx'
import { Cvs } from '../careers/cvs.tsx'
import { Catalogue } from '../catalogue/catalogue.tsx'
import { Codes } from '../codes/codes.tsx'
import { Customers } from '../customers/customers.tsx'
import { Record } from '../customers/record.tsx'
import { Fibre } from '../fibre/fibre.tsx'
import { Line } from '../fibre/line.tsx'
import { Lead } from '../leads/lead.tsx'
import { Leads } from '../leads/leads.tsx'
import { Message } from '../messages/message.tsx'
import { Messages } from '../messages/messages.tsx'
import { Channels } from '../payments/channels.tsx'
import { Payment } from '../payments/payment.tsx'
import { Payments } from '../payments/payments.tsx'
import { Staff } from '../staff/staff.tsx'
import { Vouchers } from '../vouchers/vouchers.tsx'
import { Move } from '../without-answer/move.tsx'
import { WithoutAnswer } from '../without-answer/without-answer.tsx'

type Screen = { readonly path: string; readonly element: ReactElement }

/** Every address of the office beside the first page. Parts of it are ids that say nothing to anybody else. */
export const SCREENS: readonly Screen[] = [
  { path: '/approvals', element: <Approvals /> },
  { path: '/approvals/:proposalId', element: <Approval /> },
  { path: '/without-answer', element: <WithoutAnswer /> },
  { path: '/without-answer/:kind', element: <WithoutAnswer /> },
  { path: '/moves/:moveId', element: <Move /> },
  { path: '/payments', element: <Payments /> },
  { path: '/payments/:paymentId', element: <Payment /> },
  { path: '/channels', element: <Channels /> },
  { path: '/messages', element: <Messages /> },
  { path: '/messages/:messageId', element: <Message /> },
  { path: '/leads', element: <Leads /> },
  { path: '/leads/:leadId', element: <Lead /> },
  { path: '/applications', element: <Applications /> },
  { path: '/applications/:applicationId', element: <Application /> },
  { path: '/cvs', element: <Cvs /> },
  { path: '/cvs/:cvId', element: <Cv /> },
  { path: '/call-backs', element: <CallBacks /> },
  { path: '/fibre', element: <Fibre /> },
  { path: '/fibre/:view', element: <Fibre /> },
  { path: '/fibre/orders/:orderId', element: <Line /> },
  { path: '/tickets', element: <Tickets /> },
  { path: '/tickets/:ticketId', element: <Ticket /> },
  { path: '/incidents', element: <Incidents /> },
  { path: '/customers', element: <Customers /> },
  { path: '/customers/:recordId', element: <Record /> },
  { path: '/catalogue', element: <Catalogue /> },
  { path: '/vouchers', element: <Vouchers /> },
  { path: '/codes', element: <Codes /> },
  { path: '/audit', element: <Audit /> },
  { path: '/staff', element: <Staff /> },
]
