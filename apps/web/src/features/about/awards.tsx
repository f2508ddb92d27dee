import { useState } from 'react'
import type { Award } from '#contracts/pages.ts'
import { Chip, ChipRow } from '#ui/chip/chip.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { StarIcon } from '#ui/icons/star.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { useAwards } from '../../api/use-awards.ts'
import { Block } from '../../page/block.tsx'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { byYear } from './by-year.ts'
import { ListWaiting } from './list-waiting.tsx'
import styles from './awards.module.css'

/** A wall of prizes, year by year; the filter leaves one year standing. */
export function Awards() {
  const { t } = useWords()
  const awards = useAwards()
  return (
    <PageWidth className={styles.awards}>
      <h2 className="visually-hidden">{t('about.awardsTitle')}</h2>
      <Block query={awards} skeleton={<ListWaiting rows={4} heightPx={180} />}>
        {(data) =>
          data.length === 0 ? (
            <EmptyState icon={StarIcon} title={t('about.awardsNone')} text={t('about.awardsNoneText')} />
          ) : (
            <Wall awards={data} />
          )
        }
      </Block>
    </PageWidth>
  )
}

function Wall({ awards }: { awards: readonly Award[] }) {
  const { t } = useWords()
  const [chosen, setChosen] = useState<number | null>(null)
  const years = byYear(awards)
  const shown = years.filter(({ year }) => chosen === null || year === chosen)
  return (
    <>
      <ChipRow label={t('about.chooseYear')}>
        <Chip selected={chosen === null} onClick={() => setChosen(null)}>
          {t('about.allYears')}
        </Chip>
        {years.map(({ year }) => (
          <Chip key={year} selected={chosen === year} onClick={() => setChosen(year)}>
            {year}
          </Chip>
        ))}
      </ChipRow>
      <p role="status" className="visually-hidden">
        {t('about.awardsShown', { count: shown.reduce((sum, { awards: list }) => sum + list.length, 0) })}
      </p>
      {shown.map(({ year, awards: list }) => (
        <section key={year} className={styles.year} aria-label={String(year)}>
          <p className={styles.numeral} aria-hidden="true">
            {year}
          </p>
          <ul className={styles.list}>
            {list.map((award) => (
              <AwardCard key={award.id} award={award} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function AwardCard({ award }: { award: Award }) {
  const { pick } = useWords()
  return (
    <li className={styles.award}>
      {award.picture && (
        <Picture
          picture={award.picture}
          alt={pick(award.picture.alt, award.picture.altMm).text}
          sizes="(min-width: 600px) 240px, 100vw"
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <ContentText as="h3" value={award.title} valueMm={award.titleMm} />
        <p className={styles.issuer}>
          <StarIcon size={18} />
          <ContentText value={award.issuer} valueMm={award.issuerMm} />
        </p>
        <ContentText as="p" value={award.text} valueMm={award.textMm} className={styles.text} />
      </div>
    </li>
  )
}
