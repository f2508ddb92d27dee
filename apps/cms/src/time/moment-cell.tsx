'use client'
import { useDeskWords } from '../components/use-desk-words.ts'
import { yangonDay, yangonMoment } from './yangon-moment.ts'

type Props = {
  readonly cellData?: unknown
  readonly field?: { readonly admin?: { date?: { pickerAppearance?: string } } }
}

/** A moment in a list: of Yangon, wherever the reader sits. */
export function MomentCell({ cellData, field }: Props) {
  const say = useDeskWords()
  if (!cellData) return null
  if (field?.admin?.date?.pickerAppearance === 'dayOnly') return <span>{yangonDay(String(cellData))}</span>
  return <span>{yangonMoment(String(cellData), say('yangonTime'))}</span>
}
