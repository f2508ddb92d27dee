import type { ApplicationType } from '#contracts/applications.ts'
import { formatKyat } from '#language/formats.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { MapPinIcon } from '#ui/icons/map-pin.tsx'
import { useWriter } from '../../guest/use-writer.ts'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { Facts } from '../../value/facts.tsx'
import { ApplyForm } from './apply-form.tsx'
import { WhoAsks } from './who-asks.tsx'
import styles from './applications.module.css'

/** First what is needed and what it costs; then the form, for identified people. */
export function ApplyPage({ type }: { readonly type: ApplicationType }) {
  const { t } = useWords()
  const writer = useWriter()
  const mayApply = writer && (!writer.guest || !type.needLogin)
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <About type={type} />
        {mayApply ? (
          <ApplyForm type={type} writer={writer} />
        ) : (
          <WhoAsks
            text={t(type.needLogin ? 'applications.signInText' : 'applications.signInOrCodeText')}
            {...(!type.needLogin && { byCode: t('applications.withoutSim') })}
          />
        )}
      </div>
      <Needed type={type} />
    </div>
  )
}

function About({ type: { about, aboutMm, who, whoMm } }: { readonly type: ApplicationType }) {
  const { t } = useWords()
  return (
    <div>
      <p>
        <ContentText value={about} valueMm={aboutMm} />
      </p>
      <p className={styles.soft}>
        {t('applications.who')}: <ContentText value={who} valueMm={whoMm} />
      </p>
    </div>
  )
}

function Needed({ type }: { readonly type: ApplicationType }) {
  const { t, lang, pick } = useWords()
  const documents = type.formSchema.filter((field) => field.type === 'file')
  const steps = lang === 'my' ? type.stepsMm : type.steps
  return (
    <aside className={styles.side} aria-label={t('applications.needed')}>
      <h2 className={styles.heading}>{t('applications.needed')}</h2>
      <Facts
        facts={[
          {
            name: t('applications.feeName'),
            value: type.fee > 0 ? formatKyat(type.fee, lang) : t('applications.free'),
          },
          { name: t('applications.time'), value: t('applications.days', { count: type.slaDays }) },
        ]}
      />
      {documents.length > 0 && (
        <>
          <h3 className={styles.small}>{t('applications.documents')}</h3>
          <ul className={styles.bullets}>
            {documents.map(({ key, label, labelMm }) => (
              <li key={key}>{pick(label, labelMm).text}</li>
            ))}
          </ul>
        </>
      )}
      <h3 className={styles.small}>{t('applications.steps')}</h3>
      <ol className={styles.numbers}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {type.channel === 'BOTH' && (
        <ButtonLink variant="secondary" full icon={MapPinIcon} href={toHref(pathOf('findOurShop'))}>
          {t('applications.goToShop')}
        </ButtonLink>
      )}
    </aside>
  )
}
