import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import type { UssdCode } from '#contracts/ussd.ts'
import { formatDate, formatInteger } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip, ChipRow } from '#ui/chip/chip.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { PrintIcon } from '#ui/icons/print.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { useUssd } from '../../api/use-ussd.ts'
import { now } from '../../clock/now.ts'
import { FindField } from '../../catalogue/find-field.tsx'
import { ToolHead } from '../../catalogue/tool-head.tsx'
import { useReadings } from '../../catalogue/use-readings.ts'
import { useHydrated } from '../../first-paint/use-hydrated.ts'
import { useWords } from '../../i18n/use-words.ts'
import { replaceSearch } from '../../navigation/hash-location.ts'
import { Readable } from '../../offline-reading/readable.tsx'
import { useReading } from '../../offline-reading/use-reading.ts'
import { List } from '../../skeletons/shapes.tsx'
import { useCanDial } from './can-dial.ts'
import { CodeRow } from './code-row.tsx'
import { byGroup, findCodes } from './ussd-groups.ts'
import styles from './ussd-page.module.css'

/** While this page is open, a print is the sheet of codes alone: no menus, no buttons. */
function usePrintSheet(): void {
  useEffect(() => {
    document.documentElement.dataset['sheet'] = 'ussd'
    return () => {
      delete document.documentElement.dataset['sheet']
    }
  }, [])
}

const LONGEST_QUERY = 80

/** What is looked for stands in the address: the search of the site leads here with one code. */
const queryOf = (search: string) => (new URLSearchParams(search).get('q') ?? '').slice(0, LONGEST_QUERY)
const look = (query: string) => replaceSearch(query && new URLSearchParams({ q: query }).toString())

export function Page() {
  const { t } = useWords()
  usePrintSheet()
  const reading = useReading('ussd', useUssd())
  const query = queryOf(useSearch())
  const readings = useReadings(query)
  const all = reading.state === 'loaded' ? reading.data : []
  const found = findCodes(all, readings)
  return (
    <>
      <ToolHead routeId="ussd" title={t('routes.ussd.title')} lead={t('ussd.lead')}>
        <FindField
          label={t('ussd.searchLabel')}
          placeholder={t('ussd.searchExample')}
          clearLabel={t('search.clear')}
          value={query}
          onValue={look}
          found={
            query && all.length > 0
              ? t('ussd.found', { count: found.length, number: formatInteger(found.length) })
              : ''
          }
        />
      </ToolHead>
      <PageWidth>
        <div className={styles.body}>
          <Readable reading={reading} waiting={<Waiting />}>
            {() => <Codes all={all} found={found} onClear={() => look('')} />}
          </Readable>
        </div>
      </PageWidth>
    </>
  )
}

type CodesProps = {
  readonly all: readonly UssdCode[]
  readonly found: readonly UssdCode[]
  readonly onClear: () => void
}

function Codes({ all, found, onClear }: CodesProps) {
  const { t, lang } = useWords()
  const [group, setGroup] = useState<UssdCode['group'] | null>(null)
  const shown = byGroup(found).filter((one) => group === null || one.group === group)

  const canDial = useCanDial()
  // Drawn ahead it would tell the day of the drawing.
  const hydrated = useHydrated()

  function clear(): void {
    onClear()
    setGroup(null)
  }

  return (
    <>
      <Tools all={all} group={group} onGroup={setGroup} />
      {!canDial && <p className={styles.hint}>{t('ussd.copyOnly')}</p>}
      {shown.length === 0 && (
        <EmptyState
          title={t('ussd.noneTitle')}
          text={t('ussd.noneText')}
          actions={<Button onClick={clear}>{t('ussd.showAll')}</Button>}
        />
      )}
      {shown.map((one) => (
        <section key={one.group} aria-labelledby={`group-${one.group}`} className={styles.group}>
          <h2 id={`group-${one.group}`}>{t(`ussd.group.${one.group}`)}</h2>
          <ul>
            {one.codes.map((code) => (
              <CodeRow key={code.id} code={code} />
            ))}
          </ul>
        </section>
      ))}
      {hydrated && <p className={styles.printed}>{t('ussd.printed', { date: formatDate(now(), lang) })}</p>}
    </>
  )
}

type ToolsProps = {
  readonly all: readonly UssdCode[]
  readonly group: UssdCode['group'] | null
  readonly onGroup: (group: UssdCode['group'] | null) => void
}

function Tools({ all, group, onGroup }: ToolsProps) {
  const { t } = useWords()
  return (
    <div className={styles.tools}>
      <ChipRow label={t('ussd.groups')}>
        <Chip selected={group === null} onClick={() => onGroup(null)}>
          {t('ussd.all')}
        </Chip>
        {byGroup(all).map((one) => (
          <Chip key={one.group} selected={group === one.group} onClick={() => onGroup(one.group)}>
            {t(`ussd.group.${one.group}`)}
          </Chip>
        ))}
      </ChipRow>
      <Button variant="secondary" size="small" icon={PrintIcon} onClick={() => window.print()}>
        {t('ussd.print')}
      </Button>
    </div>
  )
}

function Waiting() {
  const { t } = useWords()
  return (
    <SkeletonGroup label={t('skeleton.loading')}>
      <List rows={8} />
    </SkeletonGroup>
  )
}
