import { brand } from '#brand'
import { Notice } from '#ui/notice/notice.tsx'
import { useWords } from '../../i18n/use-words.ts'

/** Shown beside every job: people have lost savings to letters in our name. */
export function FalseRecruiters() {
  const { t } = useWords()
  return (
    <Notice tone="warning" title={t('about.fakeTitle')}>
      {t('about.fakeText', { domain: brand.domain })}
    </Notice>
  )
}
