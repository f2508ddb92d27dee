import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { exportOwnData } from '#contracts/privacy.ts'
import type { Proof } from '#contracts/proof.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import { Button } from '#ui/button/button.tsx'
import { DownloadIcon } from '#ui/icons/download.tsx'
import { Section } from '#ui/section/section.tsx'
import { callFile } from '../../api/call-api.ts'
import { saveFile } from '../../api/save-file.ts'
import { now } from '../../clock/now.ts'
import { useWords } from '../../i18n/use-words.ts'
import { ProveSheet } from '../../proof/prove-sheet.tsx'
import styles from './privacy.module.css'

export function OwnData() {
  const { t } = useWords()
  const [asking, setAsking] = useState(false)
  const file = useMutation({
    networkMode: 'always',
    mutationFn: (proof: Proof) => callFile(exportOwnData, { body: { proof } }),
    onSuccess: (content) => {
      saveFile(content, `my-data-${yangonDayKey(now())}.json`)
      setAsking(false)
    },
  })
  return (
    <Section title={t('privacy.exportTitle')}>
      <div className={styles.box}>
        <p>{t('privacy.exportText')}</p>
        <div>
          <Button
            variant="secondary"
            icon={DownloadIcon}
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
          >
            {t('privacy.exportButton')}
          </Button>
        </div>
        <p role="status" className={styles.said}>
          {file.isSuccess && t('privacy.exportDone')}
        </p>
        <ProveSheet
          title={t('privacy.exportButton')}
          purpose="EXPORT"
          wanted={file}
          open={asking}
          onClose={() => setAsking(false)}
        />
      </div>
    </Section>
  )
}
