import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload'
import { inWords } from '../words/desk-words.ts'
import { usesOf } from './uses.ts'

const said = (uses: number, language: string): string =>
  uses === 0 ? inWords('usedNowhere', language) : inWords('usedIn', language, { count: uses })

/** Before somebody changes or deletes a picture: how many places show it. */
export async function PictureUses({ id, payload, i18n }: UIFieldServerProps) {
  if (!id) return null
  return <p className="cms-hint">{said(await usesOf(payload, Number(id)), i18n.language)}</p>
}

export async function PictureUsesCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  return <span>{said(await usesOf(payload, Number(rowData?.['id'])), i18n.language)}</span>
}
