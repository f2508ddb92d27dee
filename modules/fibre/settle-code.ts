import type { Lang } from '#contracts/language.ts'
import { formatInteger } from '#language/formats.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { refused } from '#platform/errors/answer.ts'
import type { Asker } from './access.ts'
import { withoutNumber, type LinkDeps } from './link-contract.ts'
import { priceOfLeaving } from './pay-options.ts'

export const settlePayload = (account: string, contractNo: string, kyat: number): string =>
  ['settle', account, contractNo, kyat].join('\n')

/** The code that ends a contract is bound to the sum paid for it. */
export const makeAskSettleCode = ({ db, clock, codes, lines, access }: Omit<LinkDeps, 'plans' | 'book'>) =>
  async function askSettleCode(asker: Asker, contractNo: string, expectedTotal: number, lang: Lang) {
    const found = await access.own(asker, contractNo)
    if (!found.ok) return found
    const contract = found.value
    if (contract.lineChangedHands) return refused('FORBIDDEN')
    const { total } = priceOfLeaving(contract, clock.now())
    if (total === 0 || contract.status === 'TERMINATED') return refused('FTTH_NOTHING_TO_PAY')
    if (total !== expectedTotal) return refused('PRICE_CHANGED', { slots: { n: total }, facts: { n: total } })
    const line = await lines.find(contract.line)
    const asked = await inTransaction(db, (tx) =>
      codes.issue(tx, {
        number: contract.line,
        purpose: 'SETTLE_CONTRACT',
        payload: settlePayload(asker.account, contractNo, total),
        lang,
        sms: { template: 'settleContract', slots: { contract: contractNo, price: formatInteger(total) } },
        line,
      }),
    )
    return withoutNumber(asked, contract)
  }

export type AskSettleCode = ReturnType<typeof makeAskSettleCode>
