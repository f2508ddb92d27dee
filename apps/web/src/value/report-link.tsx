import { ButtonLink } from '#ui/button/button.tsx'
import { HelpIcon } from '#ui/icons/help.tsx'
import { useWords } from '../i18n/use-words.ts'
import { toHref } from '../navigation/hash-location.ts'
import { type Report, reportPath } from '../navigation/report-path.ts'

type Props = { readonly report: Report; readonly size?: 'normal' | 'small' }

/** From the very thing that went wrong to the form, which knows it then. */
export function ReportLink({ report, size = 'normal' }: Props) {
  const { t } = useWords()
  return (
    <ButtonLink
      variant="quiet"
      size={size}
      full={size === 'normal'}
      icon={HelpIcon}
      href={toHref(reportPath(report))}
    >
      {t('tickets.reportThis')}
    </ButtonLink>
  )
}
