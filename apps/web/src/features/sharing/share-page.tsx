import { ApiRefusal } from '../../api/api-errors.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { SimIcon } from '#ui/icons/sim.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { Block } from '../../app/block.tsx'
import { PageHeading } from '../../app/page-heading.tsx'
import type { PageProps } from '../../app/route-types.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Trail } from '../../service/trail.tsx'
import { PageSkeleton } from '../../skeletons/page-skeleton.tsx'
import { NotEligible } from './not-eligible.tsx'
import { ShareSteps } from './share-steps.tsx'
import { useShareInfo, type ShareKind } from './use-share.ts'
import styles from './sharing.module.css'

const SCREENS = {
  dataShare: { kind: 'DATA', skeleton: 'DGDataShare' },
  voiceShare: { kind: 'VOICE', skeleton: 'DGVoiceShare' },
} as const

const screenOf = (routeId: PageProps['routeId']) =>
  routeId === 'voiceShare' ? SCREENS.voiceShare : SCREENS.dataShare

/** Data or minutes for another number. Only people who are signed in come here; the route sees to that. */
export function Page({ routeId }: PageProps) {
  const { t } = useWords()
  const { kind, skeleton } = screenOf(routeId)
  const info = useShareInfo(kind)
  const title = t(`routes.${routeId}.title`)
  if (info.data === undefined && info.isFetching) return <PageSkeleton label={skeleton} />
  return (
    <PageWidth className={styles.page}>
      <Trail routeId={routeId} title={title} under="digitalServiceUtilities" />
      <PageHeading title={title} />
      <OwnShare kind={kind} info={info} />
    </PageWidth>
  )
}

type OwnProps = { readonly kind: ShareKind; readonly info: ReturnType<typeof useShareInfo> }

function OwnShare({ kind, info }: OwnProps) {
  const { t } = useWords()
  // An account without a SIM of ours: fibre customers have one.
  if (info.error instanceof ApiRefusal && info.error.status === 404)
    return <EmptyState icon={SimIcon} title={t('account.noLine')} text={t('account.noLineText')} />
  return (
    <Block query={info} skeleton={null}>
      {(data) =>
        data.eligible ? <ShareSteps kind={kind} info={data} /> : <NotEligible reasons={data.reasons} />
      }
    </Block>
  )
}
