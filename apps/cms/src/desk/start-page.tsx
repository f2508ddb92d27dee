import { getTranslation } from '@payloadcms/translations'
import Link from 'next/link'
import type { ServerProps } from 'payload'
import { type DeskWord, inWords } from '../words/desk-words.ts'
import { yangonMoment } from '../time/yangon-moment.ts'
import type { Listed } from './all-documents.ts'
import { DeskSearch } from './desk-search.tsx'
import { ENDED, WAITING } from './desk-lists.ts'
import { titleOf } from './title-of.ts'
import { type ListName, LISTS, toDoOf } from './to-do.ts'

const TITLES = {
  mine: ['listMine', 'listMineNone'],
  waiting: ['listWaiting', 'listWaitingNone'],
  ending: ['listEnding', 'listEndingNone'],
  burmese: ['listBurmese', 'listBurmeseNone'],
  links: ['listLinks', 'listLinksNone'],
} as const satisfies Record<ListName, readonly [title: DeskWord, none: DeskWord]>

/** The first screen: what waits for this colleague, and a way to find anything. */
export async function StartPage({ payload, user, i18n }: ServerProps) {
  if (!user) return null
  const { waitingCount, ...toDo } = await toDoOf(payload, Number(user.id))
  const { admin } = payload.config.routes
  const { language } = i18n
  const kindOf = (slug: string): string =>
    getTranslation(payload.collections[slug]?.config.labels.singular ?? slug, i18n)
  const detail = (name: ListName, listed: Listed): string => {
    if (name === 'links') return listed.links.join(', ')
    const zone = inWords('yangonTime', language)
    return yangonMoment(name === 'ending' && listed.endsAt ? listed.endsAt : listed.changedAt, zone)
  }
  return (
    <div className="cms-start">
      <DeskSearch />
      <div className="cms-lists">
        {LISTS.map((name) => (
          <section key={name} className="cms-list" aria-labelledby={`list-${name}`}>
            <h2 id={`list-${name}`}>{inWords(TITLES[name][0], language)}</h2>
            {toDo[name].length === 0 && <p className="cms-hint">{inWords(TITLES[name][1], language)}</p>}
            <ul>
              {toDo[name].map((listed) => (
                <li key={`${listed.collection}/${listed.id}`}>
                  <Link href={`${admin}/collections/${listed.collection}/${listed.id}`}>
                    {titleOf(listed, language)}
                  </Link>
                  <small>
                    {kindOf(listed.collection)} · {detail(name, listed)}
                  </small>
                </li>
              ))}
            </ul>
            {name === 'waiting' && waitingCount > 0 && (
              <p>
                <Link href={`${admin}${WAITING.path}`}>
                  {inWords('listAll', language, { count: waitingCount })}
                </Link>
              </p>
            )}
          </section>
        ))}
      </div>
      <p>
        <Link href={`${admin}${ENDED.path}`}>{inWords(ENDED.title, language)}</Link>
      </p>
    </div>
  )
}
