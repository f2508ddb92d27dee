/** Roles at the office; a person may have several. */
export const ROLES = [
  'CATALOG',
  'CARE_AGENT',
  'CARE_LEAD',
  'FTTH_DISPATCH',
  'FINANCE',
  'LOYALTY',
  'SALES_B2B',
  'RISK',
  'ADMIN',
  'AUDITOR',
] as const
export type Role = (typeof ROLES)[number]

/** Everybody who is signed in. */
export const EVERYBODY: readonly Role[] = [...ROLES]

/** Who works with customers, and may see one of them for a reason. */
export const MEETS_CUSTOMERS = ['CARE_AGENT', 'CARE_LEAD', 'FINANCE', 'RISK'] as const satisfies Role[]

/** The same, and the role that reads everything and changes nothing. */
export const SEES_CUSTOMERS = [...MEETS_CUSTOMERS, 'AUDITOR'] as const satisfies Role[]

/** Who may open a record at all: also who puts the points of a customer right. */
export const OPENS_RECORDS = [...SEES_CUSTOMERS, 'LOYALTY'] as const satisfies Role[]
