import { getTranslation } from '@payloadcms/translations'
import Link from 'next/link'
import type { Payload, PayloadRequest } from 'payload'
import { StageBadge } from '../review/stage-badge.tsx'
import { stageOf } from '../review/stages.ts'
import { yangonMoment } from '../time/yangon-moment.ts'
import { inWords } from '../words/desk-words.ts'
import type { Listed } from './all-documents.ts'
import { CopyButton } from './copy-button.tsx'
import type { DeskList } from './desk-lists.ts'
import { titleOf } from './title-of.ts'

type Props = {
  readonly list: DeskList
  readonly rows: readonly Listed[]
  readonly payload: Payload
  readonly i18n: PayloadRequest['i18n']
}

/** One row for each document, whatever its type. */
export function ListTable({ list, rows, payload, i18n }: Props) {
  const { language } = i18n
  const zone = inWords('yangonTime', language)
  const config = (slug: string) => payload.collections[slug]?.config
  const momentOf = ({ endsAt, live, changedAt }: Listed): string =>
    list.canCopy && live && endsAt ? endsAt : changedAt
  return (
    <div className="cms-table">
      <table>
        <thead>
          <tr>
            <th>{inWords('listTitle', language)}</th>
            <th>{inWords('listKind', language)}</th>
            <th>{inWords('listWriter', language)}</th>
            <th>{inWords(list.moment, language)}</th>
            {list.canCopy && <th>{inWords('copyToDraft', language)}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((listed) => (
            <tr key={`${listed.collection}/${listed.id}`}>
              <td>
                <Link href={`${payload.config.routes.admin}/collections/${listed.collection}/${listed.id}`}>
                  {titleOf(listed, language)}
                </Link>{' '}
                {list.canCopy && <StageBadge stage={stageOf(listed.stage)} />}
              </td>
              <td>{getTranslation(config(listed.collection)?.labels.singular ?? listed.collection, i18n)}</td>
              <td>{listed.writer}</td>
              <td>{yangonMoment(momentOf(listed), zone)}</td>
              {list.canCopy && (
                <td>
                  {config(listed.collection)?.disableDuplicate !== true && (
                    <CopyButton collection={listed.collection} id={listed.id} />
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
