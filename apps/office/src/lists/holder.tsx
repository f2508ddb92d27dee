import { useWords } from '../i18n/use-words.ts'

/** Who has taken a row of a queue. */
export function Holder({ takenBy, isMine }: { readonly takenBy: string | null; readonly isMine: boolean }) {
  const words = useWords()
  return isMine ? <b>{words('messages.me')}</b> : (takenBy ?? words('messages.nobody'))
}
