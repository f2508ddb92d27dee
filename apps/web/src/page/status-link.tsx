import { TextLink } from '#ui/text-link/text-link.tsx'
import { useWebConfig } from '../api/web-config.ts'
import { useWords } from '../i18n/use-words.ts'

/** To the page that is there when this website is not; nothing where there is none. */
export function StatusLink({ label }: { readonly label?: string }) {
  const { t, lang } = useWords()
  const address = useWebConfig(true)?.statusUrl
  if (!address) return null
  return (
    <TextLink href={`${address}${lang === 'en' ? '/en' : '/'}`} rel="noopener">
      {label ?? t('state.seeStatus')}
    </TextLink>
  )
}
