import { brand } from '#brand'
import type { FibreBill } from '#contracts/fibre-bills.ts'
import type { Lang } from '#contracts/language.ts'
import { formatKyat } from '#language/formats.ts'
import { startOfYangonDay } from '#language/yangon-day.ts'
import { receiptText, type ReceiptDrawer, type ReceiptWords } from '#modules/receipts/index.ts'

type Deps = { readonly drawer: ReceiptDrawer; readonly words: ReceiptWords; readonly origin: string }

/** A bill as PDF, drawn like receipts. */
export const makeDrawBill =
  ({ drawer, words, origin }: Deps) =>
  (bill: FibreBill, lang: Lang) => {
    const t = receiptText(words, lang)
    const plan = (lang === 'my' && bill.packageNameMm) || bill.packageName
    const facts = [
      [t('bill.number'), bill.billNo],
      [t('bill.contract'), bill.contractNo],
      [t('bill.plan'), plan],
      [t('bill.from'), `${bill.from} – ${bill.to}`],
      [t('bill.due'), bill.dueOn],
      ...bill.lines.map(({ kind, code, amount }) => [
        kind === 'ADD_ON' || kind === 'ONE_OFF'
          ? `${t(`bill.line.${kind}`)} ${code}`
          : t(`bill.line.${kind}`),
        formatKyat(amount, lang),
      ]),
      [t('bill.paid'), formatKyat(bill.paid, lang)],
      [t('bill.left'), formatKyat(bill.due, lang)],
    ]
    return drawer.draw({
      lang,
      number: bill.billNo,
      at: startOfYangonDay(bill.issuedOn),
      title: t('bill.title'),
      amountName: t('bill.total'),
      amount: formatKyat(bill.total, lang),
      state: t(`bill.status.${bill.status}`),
      undone: bill.status === 'OVERDUE',
      facts: facts.map(([name = '', value = '']) => ({ name, value })),
      checkTitle: t('bill.payTitle'),
      checkText: t('bill.payText'),
      address: `${origin}/#/home-internet/payment`,
      foot: t('foot', { legalName: brand.legalName[lang] }),
    })
  }

export type DrawBill = ReturnType<typeof makeDrawBill>
