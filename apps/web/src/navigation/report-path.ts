import { pathOf } from './paths.ts'

/** Something in our books that a problem is about. */
export type ReportedThing = {
  readonly kind: 'MOVE' | 'PAYMENT' | 'ORDER' | 'BILL' | 'VOUCHER'
  readonly id: string
}

export type Report = {
  readonly service: 'mobile' | 'ftth'
  readonly category?: string
  readonly thing?: ReportedThing
}

/** The form with what is known already, so that somebody who comes from a purchase or a bill need not type it. */
export function reportPath({ service, category, thing }: Report): string {
  const known = new URLSearchParams({ service })
  if (category) known.set('category', category)
  if (thing) known.set('thing', `${thing.kind}.${thing.id}`)
  return `${pathOf('requestIssue')}?${known.toString()}`
}

/** Own reports, or one of them. */
export const ticketPath = (ticketNo?: string): string =>
  `${pathOf('requestIssueTrack')}${ticketNo ? `?no=${encodeURIComponent(ticketNo)}` : ''}`
