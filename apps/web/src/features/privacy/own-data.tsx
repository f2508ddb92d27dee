import { useMutation } from '@tanstack/react-query'
import { exportOwnData } from '#contracts/privacy.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import { Button } from '#ui/button/button.tsx'
import { DownloadIcon } from '#ui/icons/download.tsx'
import { Section } from '#ui/section/section.tsx'
import { callFile } from '../../api/call-api.ts'
import { saveFile } from '../../api/save-file.ts'
import { now } from '../../clock/now.ts'
import { useWords } from '../../i18n/use-words.ts'
import styles from './privacy.module.css'

export function OwnData() {
  const { t } = useWords()
  const file = useMutation({
    networkMode: 'always',
    mutationFn: () => callFile(exportOwnData),
    onSuccess: (content) => saveFile(content, `my-data-${yangonDayKey(now())}.json`),
  })
  return (
    <Section title={t('privacy.exportTitle')}>
      <div className={styles.box}>
        <p>{t('privacy.exportText')}</p>
        <div>
          <Button
            variant="secondary"
            icon={DownloadIcon}
            loading={file.isPending}
            onClick={() => file.mutate()}
          >
            {t('privacy.exportButton')}
          </Button>
        </div>
        <p role={file.isError ? 'alert' : 'status'} className={styles.said}>
          {file.isError ? t('privacy.exportFailed') : file.isSuccess && t('privacy.exportDone')}
        </p>
      </div>
    </Section>
  )
}
