import { useQuery } from '@tanstack/react-query'
import { verifyReceipt, type Receipt } from '#contracts/receipts.ts'
import { formatDate, formatKyat } from '#language/formats.ts'
import { Card } from '#ui/card/card.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { ApiRefusal } from '../../api/api-errors.ts'
import { callApi } from '../../api/call-api.ts'
import { Block } from '../../page/block.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { Facts } from '../../value/facts.tsx'
import styles from './receipt-page.module.css'

/** "Unknown" is the answer that matters most, so it is not treated as an error. */
async function ask(receiptNo: string, signal: AbortSignal): Promise<Receipt | 'NOT_OURS'> {
  try {
    return (await callApi(verifyReceipt, { params: { receiptNo }, signal })).result
  } catch (error) {
    if (error instanceof ApiRefusal && error.code === 'NOT_FOUND') return 'NOT_OURS'
    throw error
  }
}

export function Verdict({ receiptNo }: { readonly receiptNo: string }) {
  const { t } = useWords()
  const receipt = useQuery({
    queryKey: ['receipt', receiptNo],
    queryFn: ({ signal }) => ask(receiptNo, signal),
    staleTime: 0,
  })
  const waiting = (
    <SkeletonGroup label={t('skeleton.loading')}>
      <Skeleton height="260px" />
    </SkeletonGroup>
  )
  return (
    <Block query={receipt} skeleton={waiting}>
      {(known) =>
        known === 'NOT_OURS' ? (
          <Notice tone="danger" announce="assertive" title={t('receipts.fakeTitle')}>
            {t('receipts.fakeText')}
          </Notice>
        ) : (
          <Known receipt={known} />
        )
      }
    </Block>
  )
}

function Known({ receipt }: { readonly receipt: Receipt }) {
  const { t, lang, pick } = useWords()
  const undone = receipt.state === 'REVERSED'
  const name = receipt.packageName ? pick(receipt.packageName, receipt.packageNameMm) : null
  return (
    <Card as="section" padding="roomy" className={styles.card}>
      <Notice
        tone={undone ? 'warning' : 'success'}
        announce="polite"
        title={t(undone ? 'receipts.undoneTitle' : 'receipts.realTitle')}
      >
        {t(undone ? 'receipts.undoneText' : 'receipts.realText')}
      </Notice>
      <Facts
        facts={[
          { name: t('receipts.amount'), value: formatKyat(receipt.amount, lang), strong: true },
          { name: t('receipts.day'), value: formatDate(receipt.at, lang) },
          ...(name
            ? [{ name: t('receipts.package'), value: <span lang={name.lang}>{name.text}</span> }]
            : []),
          ...(receipt.line ? [{ name: t('receipts.line'), value: receipt.line }] : []),
          ...(receipt.recipient ? [{ name: t('receipts.to'), value: receipt.recipient }] : []),
          { name: t('receipts.number'), value: receipt.receiptNo },
        ]}
      />
    </Card>
  )
}
