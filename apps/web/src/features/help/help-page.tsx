import { useState } from 'react'
import { useSearch } from 'wouter'
import { FAQ_CATEGORIES, type Faq } from '#contracts/help.ts'
import { formatInteger } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { useFaq } from '../../api/use-faq.ts'
import { navigate, replaceSearch } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import type { PageProps } from '../../page/page-props.ts'
import { FindField } from '../../catalogue/find-field.tsx'
import { ToolHead } from '../../catalogue/tool-head.tsx'
import { useReadings } from '../../catalogue/use-readings.ts'
import { useWords, type Translate } from '../../i18n/use-words.ts'
import { Readable } from '../../offline-reading/readable.tsx'
import { useReading } from '../../offline-reading/use-reading.ts'
import { List } from '../../skeletons/shapes.tsx'
import { SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { FaqEntries } from './faq-entries.tsx'
import { countByTopic, findFaq, type Topic } from './find-faq.ts'
import { StillStuck } from './still-stuck.tsx'
import { Topics } from './topics.tsx'
import styles from './help-page.module.css'

const topicIn = (search: string): Topic | null => {
  const wanted = new URLSearchParams(search).get('topic')
  return FAQ_CATEGORIES.find((topic) => topic === wanted) ?? null
}

/** Questions and answers; `qna/{id}` is the same page with that answer open. */
export function Page({ params }: PageProps) {
  const { t } = useWords()
  const asked = useFaq()
  const reading = useReading('faq', asked)
  const topic = topicIn(useSearch())
  const [query, setQuery] = useState('')
  const readings = useReadings(query)
  const deepLink = params['id'] ?? null
  const all = reading.state === 'loaded' ? reading.data : []
  const found = findFaq(all, readings)

  const choose = (next: Topic | null) => {
    const search = next ? `topic=${next}` : ''
    // Away from a deep link the choice is a place of its own.
    if (deepLink) navigate(`${pathOf('qna')}${search ? `?${search}` : ''}`)
    else replaceSearch(search)
  }

  return (
    <>
      <ToolHead routeId="qna" title={t('routes.qna.title')} lead={t('help.lead')}>
        <FindField
          label={t('help.searchLabel')}
          placeholder={t('help.searchExample')}
          clearLabel={t('search.clear')}
          value={query}
          onValue={setQuery}
          found={
            query && all.length > 0
              ? t('help.found', { count: found.length, number: formatInteger(found.length) })
              : ''
          }
        />
      </ToolHead>
      <PageWidth>
        <div className={styles.body}>
          <Readable reading={reading} waiting={<Waiting />}>
            {() => (
              <Answers
                all={all}
                found={found}
                searching={query.trim() !== ''}
                topic={topic}
                deepLink={deepLink}
                onTopic={choose}
                onClear={() => setQuery('')}
              />
            )}
          </Readable>
          <StillStuck topic={topic} />
        </div>
      </PageWidth>
    </>
  )
}

function Waiting() {
  const { t } = useWords()
  return (
    <SkeletonGroup label={t('skeleton.loading')} className={styles.parts}>
      <List rows={4} />
      <List rows={7} />
    </SkeletonGroup>
  )
}

/** A list of forty is read by its headings. */
const byTopic = (faq: readonly Faq[], t: Translate) =>
  FAQ_CATEGORIES.map((topic) => ({
    title: t(`help.topic.${topic}`),
    entries: faq.filter(({ category }) => category === topic),
  })).filter(({ entries }) => entries.length > 0)

type AnswersProps = {
  readonly all: readonly Faq[]
  readonly found: readonly Faq[]
  readonly searching: boolean
  readonly topic: Topic | null
  readonly deepLink: string | null
  readonly onTopic: (topic: Topic | null) => void
  readonly onClear: () => void
}

function Answers({ all, found, searching, topic, deepLink, onTopic, onClear }: AnswersProps) {
  const { t } = useWords()
  const linked = all.find(({ id }) => id === deepLink) ?? null
  // A deep link shows its neighbours, so that one sees where one has come.
  const shownTopic = topic ?? (searching ? null : (linked?.category ?? null))
  const shown = shownTopic ? found.filter(({ category }) => category === shownTopic) : found
  return (
    <div className={styles.parts}>
      <Topics counts={countByTopic(found)} chosen={shownTopic} onChoose={onTopic} />
      <div className={styles.answers}>
        {deepLink && !linked && (
          <EmptyState
            title={t('help.goneTitle')}
            text={t('help.goneText')}
            actions={<Button onClick={() => navigate(pathOf('qna'))}>{t('help.showAll')}</Button>}
          />
        )}
        {shown.length > 0 ? (
          <div className={styles.groups}>
            {(searching ? [{ title: t('help.results'), entries: shown }] : byTopic(shown, t)).map(
              ({ title, entries }) => (
                <section key={title} className={styles.group}>
                  <h2>{title}</h2>
                  <FaqEntries entries={entries} deepLink={linked?.id ?? null} />
                </section>
              ),
            )}
          </div>
        ) : (
          <EmptyState
            title={t('help.noneTitle')}
            text={t('help.noneText')}
            actions={
              <Button
                variant="secondary"
                onClick={() => {
                  onClear()
                  onTopic(null)
                }}
              >
                {t('help.showAll')}
              </Button>
            }
          />
        )}
      </div>
    </div>
  )
}
