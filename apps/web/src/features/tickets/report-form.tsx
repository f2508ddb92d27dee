import { lazy, Suspense } from 'react'
import { parseMsisdn } from '#contracts/msisdn.ts'
import { TICKET_TEXT, type TicketCategory } from '#contracts/tickets.ts'
import { Button } from '#ui/button/button.tsx'
import { ClockIcon } from '#ui/icons/clock.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { PictureField } from '../../files/picture-field.tsx'
import { FormFields } from '../../forms/form-fields.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { ReportedThing } from '../../navigation/report-path.ts'
import { PlaceFields } from '../../places/place-fields.tsx'
import { AboutLine } from './about-line.tsx'
import { byWords } from '../../line/by-words.ts'
import { ReachFields } from './reach-fields.tsx'
import { fieldId } from './report-fields.ts'
import { SendFailed } from '../../forms/send-failed.tsx'
import { ThingChoice } from './thing-choice.tsx'
import { type ReportForm as Form, useReport } from './use-report.ts'
import styles from './report.module.css'

/** Loaded when opened: a signed-in customer never needs it. */
const ProveNumberSheet = lazy(async () => ({
  default: (await import('../../guest/prove-number-sheet.tsx')).ProveNumberSheet,
}))

const MOST_PICTURES = 3

type Props = {
  readonly category: TicketCategory
  readonly thing: ReportedThing | null
  readonly onThing: (thing: ReportedThing | null) => void
  readonly ready: string
}

/** In their own words, with what belongs to it; the promised time stands by the button. */
export function ReportForm({ category, thing, onThing, ready }: Props) {
  const words = useWords()
  const { t } = words
  const form = useReport({ category, thing, ready })
  const { fields, wrong, change } = form
  return (
    <>
      <form noValidate className={styles.form} onSubmit={form.submit} aria-label={t('tickets.form')}>
        <ThingChoice
          signedIn={form.writer?.guest === false}
          category={category}
          thing={thing}
          onThing={onThing}
        />
        <FormFields
          fields={category.fields}
          answers={fields.answers}
          errorOf={({ key }) => (`answer.${key}` in wrong ? t('tickets.wrong.missing') : undefined)}
          idOf={(key) => fieldId(`answer.${key}`)}
          onAnswer={(key, value) => change({ answers: { ...fields.answers, [key]: value } })}
        />
        <TextArea
          id={fieldId('description')}
          label={t('tickets.words')}
          value={fields.description}
          error={wrong['description'] && t(wrong['description'], TICKET_TEXT)}
          rows={4}
          limit={TICKET_TEXT.max}
          counter={(used, limit) => t('contact.counter', { used, limit })}
          onValue={(description) => change({ description })}
        />
        <PictureField
          pictures={form.pictures}
          kind={category.files}
          most={MOST_PICTURES}
          hint={t(thing ? 'tickets.sentAlong' : 'tickets.pictureHint')}
        />
        <AboutLine form={form} service={category.service} />
        {category.asksPlace && (
          <fieldset className={styles.group}>
            <legend className={styles.strong}>{t('tickets.where')}</legend>
            <PlaceFields choice={form.place} />
          </fieldset>
        )}
        <ReachFields form={form} />
        <SendFailed error={form.send.error} />
        <Button type="submit" full loading={form.send.isPending}>
          {t(form.writer ? 'tickets.send' : 'tickets.sendWithCode')}
        </Button>
        <p className={styles.fine}>
          <ClockIcon size={18} />
          {t('tickets.answerBy', { when: byWords(category.answerBy, words) })}
        </p>
      </form>
      <Prove form={form} />
    </>
  )
}

/** It has a form of its own, so it stands outside of this one. */
function Prove({ form: { proving, setProving, proven, fields } }: { readonly form: Form }) {
  if (proving === 'never') return null
  return (
    <Suspense fallback={null}>
      <ProveNumberSheet
        purpose="TICKET"
        number={parseMsisdn(fields.phone)}
        open={proving === 'open'}
        onClose={() => setProving('closed')}
        onProven={({ number, token }) => proven(number, token)}
      />
    </Suspense>
  )
}
