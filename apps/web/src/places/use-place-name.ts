import type { Place } from '#contracts/fibre.ts'
import { useWords } from '../i18n/use-words.ts'

export function usePlaceName(): (place: Place) => string {
  const { lang } = useWords()
  return (place) => (lang === 'my' ? place.nameMm : place.name)
}
