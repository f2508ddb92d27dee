import { useState } from 'react'
import { useSearch } from 'wouter'
import { TICKET_SERVICES, type TicketCategory, type TicketService } from '#contracts/tickets.ts'
import { ChipLink, ChipRow } from '#ui/chip/chip.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { useTicketCategories } from '../../api/use-ticket-categories.ts'
import { useWords } from '../../i18n/use-words.ts'
import { KnownIncidents } from '../../incidents/known-incidents.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { paths } from '../../navigation/paths.ts'
import { Block } from '../../page/block.tsx'
import { PageHeading } from '../../page/page-heading.tsx'
import type { PageProps } from '../../page/page-props.ts'
import { Trail } from '../../service/trail.tsx'
import { RowsComing } from '../../skeletons/rows-coming.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { type Asked, askedBy } from './report-address.ts'
import { ReportForm } from './report-form.tsx'
import { ReportSide } from './report-side.tsx'
import { SelfHelp } from './self-help.tsx'
import { ServiceChoice } from './service-choice.tsx'
import styles from './report.module.css'

/** A problem, told once: what it is about, what often helps, then in one's own words. */
export function Page({ routeId }: PageProps) {
  const { t } = useWords()
  const search = useSearch()
  const asked = askedBy(search)
  const title = t('routes.requestIssue.title')
  return (
    <PageWidth className={styles.page}>
      <Trail routeId={routeId} title={title} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <PageHeading title={title} />
          {asked.service ? (
            <>
              <Services service={asked.service} />
              <KnownIncidents service={asked.service} />
              {/* Another address is another report. */}
              <Categories key={search} service={asked.service} asked={asked} />
            </>
          ) : (
            <ServiceChoice />
          )}
        </div>
        <ReportSide />
      </div>
    </PageWidth>
  )
}

function Services({ service }: { readonly service: TicketService }) {
  const { t } = useWords()
  return (
    <ChipRow label={t('tickets.which')}>
      {TICKET_SERVICES.map((one) => (
        <ChipLink key={one} selected={one === service} href={toHref(paths.requestIssue(one))}>
          {t(`tickets.service.${one}`)}
        </ChipLink>
      ))}
    </ChipRow>
  )
}

type Props = { readonly service: TicketService; readonly asked: Asked }

function Categories({ service, asked }: Props) {
  const categories = useTicketCategories(service)
  const [chosen, setChosen] = useState(asked.category)
  return (
    <Block query={categories} skeleton={<RowsComing rows={4} />}>
      {(all) => {
        const category = all.find(({ code }) => code === chosen)
        return (
          <>
            <CategoryTiles categories={all} chosen={category?.code ?? null} onChoose={setChosen} />
            {category && (
              <Told
                key={category.code}
                category={category}
                asked={asked.category === chosen ? asked : null}
              />
            )}
          </>
        )
      }}
    </Block>
  )
}

/** Categories for which most people would write the same. */
const READY = ['PACKAGE_NOT_RECEIVED', 'TOPUP_NOT_RECEIVED', 'SHARE_WRONG_NUMBER', 'BILL_WRONG'] as const

/** What often helps comes first, unless somebody came with the very thing that went wrong. */
function Told({ category, asked }: { readonly category: TicketCategory; readonly asked: Asked | null }) {
  const { t } = useWords()
  const [thing, setThing] = useState(asked?.thing ?? null)
  const skips = thing !== null || category.selfHelp.length === 0
  const [helped, setHelped] = useState<boolean | null>(skips ? false : null)
  const known = READY.find((code) => code === category.code)
  return (
    <>
      {category.selfHelp.length > 0 && !(helped === false && skips) && (
        <SelfHelp category={category} helped={helped} onHelped={setHelped} />
      )}
      {helped === false && (
        <ReportForm
          category={category}
          thing={thing}
          onThing={setThing}
          ready={thing ? t(known ? `tickets.say.${known}` : 'tickets.sayOther') : ''}
        />
      )}
    </>
  )
}
