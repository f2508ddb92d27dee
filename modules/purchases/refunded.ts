import * as z from 'zod/mini'
import { BalanceTotals } from '#contracts/value.ts'
import type { MoveKind } from '#modules/value/index.ts'

/** What ending a package answers. */
export const Refunded = z.object({ refunded: z.int(), balances: BalanceTotals })

export type EndKind<Input, Data> = MoveKind<Input, Record<string, never>, Data, z.infer<typeof Refunded>>
