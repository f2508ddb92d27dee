import { formatDate, formatInteger } from '#language/formats.ts'
import { currentLang } from '../i18n/lang.ts'
import { useWords } from '../i18n/use-words.ts'
import { Moment } from '../parts/moment.tsx'

type Dated = { readonly kyat: number; readonly from: string; readonly setBy: string | null }

/** A price and the moment from which it holds. */
export function DatedPrice({ dated }: { dated: Dated | null | undefined }) {
  const words = useWords()
  if (!dated) return <span className="soft">{words('catalogue.none')}</span>
  return (
    <span
      title={words('catalogue.setBy', {
        name: dated.setBy ?? words('catalogue.seed'),
        day: formatDate(dated.from, currentLang()),
      })}
    >
      <b className="num">{formatInteger(dated.kyat)}</b>{' '}
      <small className="soft">
        {words('catalogue.from')} <Moment at={dated.from} />
      </small>
    </span>
  )
}
