import { useState } from 'react'
import { brand } from '#brand'
import { Card } from '#ui/card/card.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Grid } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import { TextLink } from '#ui/text-link/text-link.tsx'
import { DialCode } from '../../catalogue/dial-code.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { dialHref } from '../../navigation/dial.ts'
import { EMERGENCY, EVERYWHERE } from './emergency-numbers.ts'
import styles from './before-you-go.module.css'

const STEPS = ['step1', 'step2', 'step3', 'step4'] as const
const CHECKS = ['check1', 'check2', 'check3', 'check4', 'check5'] as const

/** Switching on, the list for the evening before, and whom to call when something happens. */
export function BeforeYouGo({ country }: { country: string | null }) {
  const { t } = useWords()
  return (
    <Section title={t('international.goTitle')}>
      <Grid columns={3}>
        <Card as="section" className={styles.card}>
          <h3>{t('international.onTitle')}</h3>
          <ol className={styles.steps}>
            {STEPS.map((step) => (
              <li key={step}>{t(`international.${step}`, { ussd: brand.ussd.menu })}</li>
            ))}
          </ol>
          <DialCode code={brand.ussd.menu} quiet />
        </Card>
        <Checklist />
        <Emergency country={country} />
      </Grid>
    </Section>
  )
}

function Checklist() {
  const { t } = useWords()
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  function tick(check: string, on: boolean): void {
    const next = new Set(done)
    if (on) next.add(check)
    else next.delete(check)
    setDone(next)
  }
  return (
    <Card as="section" className={styles.card}>
      <h3>{t('international.checkTitle')}</h3>
      <div className={styles.checks}>
        {CHECKS.map((check) => (
          <Checkbox
            key={check}
            label={t(`international.${check}`)}
            checked={done.has(check)}
            onChecked={(on) => tick(check, on)}
          />
        ))}
      </div>
    </Card>
  )
}

function Emergency({ country }: { country: string | null }) {
  const { t } = useWords()
  const [police, ambulance] = (country && EMERGENCY[country]) || [EVERYWHERE]
  const lines = ambulance
    ? [
        { label: t('international.police'), number: police },
        { label: t('international.ambulance'), number: ambulance },
      ]
    : [{ label: t('international.allEmergencies'), number: police }]
  return (
    <Card as="section" className={styles.card}>
      <h3>{t('international.emergencyTitle')}</h3>
      <dl className={styles.numbers}>
        {lines.map(({ label, number }) => (
          <div key={label} className={styles.number}>
            <dt>{label}</dt>
            <dd>
              <TextLink href={dialHref(number)} alone>
                {number}
              </TextLink>
            </dd>
          </div>
        ))}
        <div className={styles.number}>
          <dt>{t('international.ourHelp')}</dt>
          <dd>
            <TextLink href={dialHref(brand.hotlineAbroad)} alone>
              {brand.hotlineAbroad}
            </TextLink>
          </dd>
        </div>
      </dl>
      <p className={styles.note}>{t('international.emergencyNote', { number: EVERYWHERE })}</p>
    </Card>
  )
}
