import { useDeferredValue } from 'react'
import type { VasPackage } from '#contracts/packages.ts'
import { now } from '../clock/now.ts'
import { useHydrated } from '../first-paint/use-hydrated.ts'
import { useWords } from '../i18n/use-words.ts'
import { untilText } from './until-text.ts'

type Props = { readonly validity: VasPackage['validity']; readonly className?: string | undefined }

/** The last day of what is bought now. A page that was drawn ahead may be of yesterday: there its line waits, empty. */
export function UntilLine({ validity, className }: Props) {
  const words = useWords()
  // Fifty of these lines appear in slices: whoever touches the page meanwhile is heard.
  const hydrated = useDeferredValue(useHydrated())
  if (validity.unit === 'HOUR') return null
  return <p className={className}>{hydrated ? untilText(validity, now(), words) : '\u00A0'}</p>
}
