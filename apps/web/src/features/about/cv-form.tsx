import { formatDate } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Field } from '#ui/field/field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { RequestState } from '../../codes/request-state.tsx'
import { useOnline } from '../../codes/use-online.ts'
import { useWords } from '../../i18n/use-words.ts'
import { type CvState, useCv } from './use-cv.ts'
import styles from './job-page.module.css'

/** An application with a CV as PDF; the answer is a reference and the day we delete it. */
export function CvForm({ jobId }: { readonly jobId: string }) {
  const { t, lang } = useWords()
  const online = useOnline()
  const cv = useCv(jobId)
  if (cv.sent)
    return (
      <Outcome tone="done" title={t('careers.sentTitle')} takesFocus="always">
        <p>
          {t('careers.sentText', { reference: cv.sent.reference, date: formatDate(cv.sent.keptUntil, lang) })}
        </p>
      </Outcome>
    )
  const { fields, isWrong, change, request, progress } = cv
  return (
    <form noValidate className={styles.apply} onSubmit={cv.submit} aria-label={t('careers.title')}>
      <Who cv={cv} />
      <Field
        id="cv-file"
        label={t('careers.file')}
        hint={t('careers.fileHint')}
        error={isWrong('file') ? t('careers.wrong.file') : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept="application/pdf"
            onChange={(event) => change({ file: event.currentTarget.files?.[0] ?? null })}
          />
        )}
      </Field>
      <TextArea
        id="cv-words"
        label={t('careers.words')}
        hint={t('forms.optional')}
        rows={3}
        value={fields.words}
        onValue={(words) => change({ words })}
      />
      <Checkbox
        id="cv-agreed"
        label={t('careers.agree')}
        checked={fields.agreed}
        onChecked={(agreed) => change({ agreed })}
      />
      {isWrong('agreed') && <Notice tone="warning">{t('careers.agreeFirst')}</Notice>}
      <Button type="submit" full loading={request.pending} disabled={!online}>
        {t('careers.send')}
      </Button>
      {request.pending && progress && (
        <p role="status">{t('files.going', { share: Math.round((progress.sent / progress.of) * 100) })}</p>
      )}
      <RequestState request={request} />
    </form>
  )
}

const WHO = ['fullName', 'phone', 'email'] as const
const KEYBOARDS = { fullName: 'text', phone: 'tel', email: 'email' } as const
const FILLED_BY = { fullName: 'name', phone: 'tel', email: 'email' } as const

function Who({ cv: { fields, isWrong, change } }: { readonly cv: CvState }) {
  const { t } = useWords()
  return WHO.map((part) => (
    <TextField
      key={part}
      id={`cv-${part}`}
      label={t(`careers.${part}`)}
      error={isWrong(part) ? t(`careers.wrong.${part}`) : undefined}
      inputMode={KEYBOARDS[part]}
      autoComplete={FILLED_BY[part]}
      maxLength={254}
      value={fields[part]}
      onValue={(value) => change({ [part]: value })}
    />
  ))
}
