import { useDeferredValue } from 'react'
import type { VasPackage } from '#contracts/packages.ts'
import { now } from '../clock/now.ts'
import { useHydrated } from '../first-paint/use-hydrated.ts'
import { useWords } from '../i18n/use-words.ts'
import { untilText } from './until-text.ts'

type Props = { readonly validity: VasPackage['validity']; readonly className?: string | undefined }

/** The last day of a package bought now. A prerendered page may be a day old, so there the line stays empty until hydration. */
export function UntilLine({ validity, className }: Props) {
  const words = useWords()
  // A shelf has dozens of these lines: deferred, so that they fill in between touches instead of blocking them.
  const hydrated = useDeferredValue(useHydrated())
  if (validity.unit === 'HOUR') return null
  return <p className={className}>{hydrated ? untilText(validity, now(), words) : '\u00A0'}</p>
}
