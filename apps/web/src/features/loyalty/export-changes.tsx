import { useMutation } from '@tanstack/react-query'
import { yangonDayKey } from '#language/yangon-day.ts'
import { Button } from '#ui/button/button.tsx'
import { DownloadIcon } from '#ui/icons/download.tsx'
import { saveFile } from '../../api/save-file.ts'
import { now } from '../../clock/now.ts'
import { useWords } from '../../i18n/use-words.ts'
import { whyText } from '../../value/why-text.ts'
import { pointsCsv } from './points-csv.ts'
import { allChanges, type ChangeKind } from './use-changes.ts'
import styles from './points.module.css'

const HEADS = ['when', 'kind', 'points', 'after', 'why'] as const

/** All chosen rows as a table to download. Made in the browser, so that no such file is stored on a server. */
export function ExportChanges({ kind }: { readonly kind: ChangeKind | null }) {
  const { t } = useWords()
  const made = useMutation({
    mutationFn: () => allChanges(kind),
    onSuccess: (changes) => {
      const csv = pointsCsv(changes, {
        heads: HEADS.map((head) => t(`loyalty.csv.${head}`)),
        kindOf: (change) => t(`loyalty.kind.${change.kind}`),
        whyOf: ({ why }) => whyText(why, t) ?? '',
      })
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `points-${yangonDayKey(now())}.csv`)
    },
  })
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={DownloadIcon}
        loading={made.isPending}
        onClick={() => made.mutate()}
      >
        {t('loyalty.export')}
      </Button>
      {made.isError && (
        <p role="alert" className={styles.soft}>
          {t('receipts.downloadFailed')}
        </p>
      )}
    </>
  )
}
