import type { PostOffer } from '#contracts/content.ts'
import { formatDate } from '#language/formats.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf, paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'

const lastDay = (until: string, lang: 'en' | 'my') => formatDate(Date.parse(until) - 1, lang)

/** What a post promises can be bought from here while it lasts, and looked at before; afterwards it says so by itself. */
export function OfferOfPost({ offer }: { readonly offer: PostOffer }) {
  const { t, lang, pick } = useWords()
  const { state, from, until, packages } = offer
  if (state === 'OVER' || from === null || until === null)
    return (
      <Notice
        tone="warning"
        title={t('post.offerOverTitle')}
        actions={
          <ButtonLink size="small" variant="secondary" href={toHref(pathOf('mobileServices'))}>
            {t('promotions.toPackages')}
          </ButtonLink>
        }
      >
        {t('post.offerOverText')}
      </Notice>
    )
  const runs = state === 'RUNNING'
  const date = runs ? lastDay(until, lang) : formatDate(from, lang)
  return (
    <Notice
      tone={runs ? 'success' : 'info'}
      title={t(runs ? 'post.offerUntil' : 'post.offerFrom', { date })}
      actions={packages.map(({ id, name, nameMm }) => (
        <ButtonLink
          key={id}
          size="small"
          variant={runs ? 'primary' : 'secondary'}
          href={toHref(runs ? `${paths.package(id)}?buy` : paths.package(id))}
        >
          {t(runs ? 'post.offerBuy' : 'packages.see', { name: pick(name, nameMm).text })}
        </ButtonLink>
      ))}
    />
  )
}
