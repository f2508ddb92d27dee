import { useSearch } from 'wouter'
import { ApiRefusal } from '../../api/api-errors.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { SimIcon } from '#ui/icons/sim.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { Block } from '../../page/block.tsx'
import { PageHeading } from '../../page/page-heading.tsx'
import type { PageProps } from '../../page/page-props.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Trail } from '../../service/trail.tsx'
import { PageSkeleton } from '../../skeletons/page-skeleton.tsx'
import { AskCard } from './ask-card.tsx'
import { ASK_WANTED, BALANCE_WANTED, KindTabs } from './kind-tabs.tsx'
import { NotEligible } from './not-eligible.tsx'
import { ShareSteps } from './share-steps.tsx'
import { useShareInfo, type ShareKind } from './use-share.ts'
import styles from './sharing.module.css'

const SKELETONS = { DATA: 'DGDataShare', VOICE: 'DGVoiceShare', BALANCE: 'DGDataShare' } as const

function kindOf(routeId: PageProps['routeId'], search: string): ShareKind {
  if (routeId === 'voiceShare') return 'VOICE'
  return new URLSearchParams(search).has(BALANCE_WANTED) ? 'BALANCE' : 'DATA'
}

/** Data or minutes for another number. Only people who are signed in come here; the route sees to that. */
export function Page({ routeId }: PageProps) {
  const { t } = useWords()
  const search = useSearch()
  const kind = kindOf(routeId, search)
  const asks = new URLSearchParams(search).has(ASK_WANTED)
  const info = useShareInfo(kind)
  const title = kind === 'BALANCE' ? t('sharing.balanceShare') : t(`routes.${routeId}.title`)
  if (info.data === undefined && info.isFetching) return <PageSkeleton label={SKELETONS[kind]} />
  return (
    <PageWidth className={styles.page}>
      <Trail routeId={routeId} title={title} under="digitalServiceUtilities" />
      <PageHeading title={title} />
      {info.data && <KindTabs kind={kind} kinds={info.data.kinds} />}
      <OwnShare kind={kind} info={info} asks={asks} />
    </PageWidth>
  )
}

type OwnProps = {
  readonly kind: ShareKind
  readonly info: ReturnType<typeof useShareInfo>
  readonly asks: boolean
}

function OwnShare({ kind, info, asks }: OwnProps) {
  const { t } = useWords()
  // An account without a SIM of ours: fibre customers have one.
  if (info.error instanceof ApiRefusal && info.error.status === 404)
    return <EmptyState icon={SimIcon} title={t('account.noLine')} text={t('account.noLineText')} />
  return (
    <Block query={info} skeleton={null}>
      {(data) => {
        if (asks && data.canAsk) return <AskCard key={kind} info={data} />
        if (!data.eligible) return <NotEligible info={data} />
        return <ShareSteps key={kind} kind={kind} info={data} />
      }}
    </Block>
  )
}
