import { brand } from '#brand'
import { TextLink } from '#ui/text-link/text-link.tsx'
import { useWords } from '../i18n/use-words.ts'
import { dialHref } from '../navigation/dial.ts'
import { StatusLink } from './status-link.tsx'

/** The ways that work when the website does not. */
export function HelpLine() {
  const { t } = useWords()
  return (
    <span>
      {t('state.helpCall')} <TextLink href={dialHref(brand.hotline)}>{brand.hotline}</TextLink>{' '}
      {t('state.helpOr')} <TextLink href={dialHref(brand.ussd.menu)}>{brand.ussd.menu}</TextLink>
      <br />
      <StatusLink />
    </span>
  )
}
