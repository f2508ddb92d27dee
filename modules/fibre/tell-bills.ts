import { randomUUID } from 'node:crypto'
import { DEFAULT_LANG } from '#contracts/language.ts'
import { formatInteger } from '#language/formats.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/database.ts'

/** A contract and the phone that is informed about it. */
export type ToldContract = { readonly line: string; readonly contractNo: string }
export type ToldBill = ToldContract & { readonly kyat: number; readonly dueOn: string }

type Deps = { readonly queueSms: QueueSms; readonly clock: Clock }

const SMS_LIVES_MS = 2 * 86_400_000

/** `5/12` reads the same in both languages. */
const dayText = (day: string): string => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`

/** SMS about bills to the contract's phone, in the transaction that made or ended them. A contract has no language, so ours is used. */
export function makeTellBills({ queueSms, clock }: Deps) {
  const base = (line: string) =>
    ({
      id: randomUUID(),
      to: line,
      lang: DEFAULT_LANG,
      priority: 'notice',
      validUntil: new Date(clock.now().getTime() + SMS_LIVES_MS),
    }) as const
  return {
    async billed(tx: Tx, bills: readonly ToldBill[]): Promise<void> {
      for (const { line, contractNo: contract, kyat, dueOn } of bills)
        await queueSms(tx, {
          ...base(line),
          template: 'billReady',
          slots: { contract, amount: formatInteger(kyat), date: dayText(dueOn) },
        })
    },

    async stopped(tx: Tx, contracts: readonly ToldContract[]): Promise<void> {
      for (const { line, contractNo: contract } of contracts)
        await queueSms(tx, { ...base(line), template: 'contractStopped', slots: { contract } })
    },
  }
}

export type TellBills = ReturnType<typeof makeTellBills>
