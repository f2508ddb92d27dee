import type { UssdCode } from '#contracts/ussd.ts'
import { formatKyat } from '#language/formats.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { dialHref } from '../../navigation/dial.ts'
import { useCanDial } from './can-dial.ts'
import { isDialable } from './ussd-groups.ts'
import styles from './code-row.module.css'

export function CodeRow({ code }: { code: UssdCode }) {
  const { t, lang, pick } = useWords()
  const canDial = useCanDial()
  const name = pick(code.title, code.titleMm).text
  return (
    <li className={styles.row}>
      <p className={styles.code} translate="no">
        {code.code}
      </p>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <ContentText value={code.title} valueMm={code.titleMm} />
        </h3>
        <ContentText as="p" value={code.steps} valueMm={code.stepsMm} className={styles.steps} />
      </div>
      <p className={styles.cost}>
        <Badge tone={code.cost === 0 ? 'success' : 'plain'}>
          {code.cost === 0 ? t('ussd.free') : formatKyat(code.cost, lang)}
        </Badge>
      </p>
      <div className={styles.actions}>
        <CopyButton
          text={code.code}
          label={t('service.copy')}
          copiedLabel={t('service.copied')}
          failedLabel={t('service.copyFailed')}
        />
        {isDialable(code.code) && canDial && (
          <ButtonLink
            href={dialHref(code.code)}
            size="small"
            icon={PhoneIcon}
            aria-label={t('ussd.dialFor', { name, code: code.code })}
          >
            {t('service.dial')}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}
