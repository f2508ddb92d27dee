import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import Link from 'next/link'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { roleOf } from '../access/roles.ts'
import { now } from '../clock.ts'
import { inWords } from '../words/desk-words.ts'
import { countDocuments, findDocuments } from './all-documents.ts'
import { type DeskList, ENDED, WAITING } from './desk-lists.ts'
import { ListTable } from './list-table.tsx'

const PER_PAGE = 50

async function ListView({ list, ...props }: AdminViewServerProps & { readonly list: DeskList }) {
  const { req, locale, permissions, visibleEntities } = props.initPageResult
  const { payload, i18n, user } = req
  const { admin } = payload.config.routes
  const role = roleOf(req)
  if (!user || !role || role === 'READER') redirect(`${admin}/login`)
  const reader = { person: Number(user.id), role, at: now() }
  const parts = list.parts.filter(({ who }) => !who || who.includes(role))
  const chosen = parts.find(({ name }) => name === props.searchParams?.['of']) ?? list.parts[0]
  const page = Math.max(0, Math.trunc(Number(props.searchParams?.['page'] ?? 0)) || 0)
  const counts = await Promise.all(parts.map(({ where }) => countDocuments(payload, where(reader))))
  const rows = await findDocuments(payload, {
    where: chosen.where(reader),
    order: list.order,
    limit: PER_PAGE,
    after: page * PER_PAGE,
  })
  const total = counts[parts.indexOf(chosen)] ?? 0
  const say = (...words: [Parameters<typeof inWords>[0], { count: number }?]) =>
    inWords(words[0], i18n.language, words[1])
  const at = (name: string, number: number): string =>
    `${admin}${list.path}?of=${name}${number > 0 ? `&page=${number}` : ''}`
  return (
    <DefaultTemplate
      {...{ i18n, locale, payload, permissions, user, visibleEntities, params: props.params ?? {} }}
      searchParams={props.searchParams ?? {}}
    >
      <Gutter className="cms-start">
        <div>
          <h1>{say(list.title)}</h1>
          <p className="cms-hint">{say(list.hint)}</p>
        </div>
        <nav className="cms-quick-filter" aria-label={say('filters')}>
          {parts.map(({ name, word }, index) => (
            <Link key={name} href={at(name, 0)} {...(name === chosen.name ? { 'aria-current': 'page' } : {})}>
              {say(word, { count: counts[index] ?? 0 })}
            </Link>
          ))}
        </nav>
        {rows.length === 0 && <p>{say(list.none)}</p>}
        {rows.length > 0 && <ListTable list={list} rows={rows} payload={payload} i18n={i18n} />}
        <nav className="cms-quick-filter" aria-label={say(list.title)}>
          <Link href={admin}>{say('startPage')}</Link>
          {page > 0 && <Link href={at(chosen.name, page - 1)}>{say('listEarlier')}</Link>}
          {(page + 1) * PER_PAGE < total && <Link href={at(chosen.name, page + 1)}>{say('listLater')}</Link>}
        </nav>
      </Gutter>
    </DefaultTemplate>
  )
}

/** What waits for review, of every type. */
export const WaitingView = (props: AdminViewServerProps) => <ListView {...props} list={WAITING} />

/** What readers no longer see, of every type. */
export const EndedView = (props: AdminViewServerProps) => <ListView {...props} list={ENDED} />
