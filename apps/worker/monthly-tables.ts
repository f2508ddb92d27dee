import { LEDGER_MONTHLY } from '#adapters/core-ledger/monthly-tables.ts'
import { SHARING_MONTHLY } from '#modules/sharing/index.ts'
import { VALUE_MONTHLY } from '#modules/value/index.ts'

/** All tables with monthly partitions, each named by the module that owns it. */
export const MONTHLY_TABLES: readonly string[] = [...LEDGER_MONTHLY, ...VALUE_MONTHLY, ...SHARING_MONTHLY]
