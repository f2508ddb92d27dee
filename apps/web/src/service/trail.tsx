import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { toHref } from '../navigation/hash-location.ts'
import { pathOf, paths } from '../navigation/paths.ts'
import { ROUTES, type RouteId } from '../navigation/routes.ts'
import { useWords } from '../i18n/use-words.ts'

const PARENT_OF_TAB = { personal: null, business: 'business', about: 'aboutUs' } as const

type Props = {
  readonly routeId: RouteId
  readonly title: string
  /** A page between the tab's own and this one. */
  readonly under?: RouteId
}

/** The way down to a page: home, the start of its tab, itself. */
export function Trail({ routeId, title, under }: Props) {
  const { t } = useWords()
  const parent = PARENT_OF_TAB[ROUTES[routeId].tab]
  const above = [parent !== routeId && parent, under].filter((id): id is RouteId => Boolean(id))
  const trail = [
    { label: t('frame.home'), href: toHref(paths.home) },
    ...above.map((id) => ({ label: t(`routes.${id}.title`), href: toHref(pathOf(id)) })),
    { label: title },
  ]
  return <Breadcrumb label={t('frame.youAreHere')} trail={trail} />
}
