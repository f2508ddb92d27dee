import { ButtonLink } from '#ui/button/button.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { useWords } from '../i18n/use-words.ts'
import { dialHref } from '../navigation/dial.ts'
import styles from './dial-code.module.css'

/** Buys by code: one press opens the dialler with the code in it; a tablet copies it. */
export function DialCode({ code, quiet = false }: { code: string; quiet?: boolean }) {
  const { t } = useWords()
  return (
    <div className={styles.way}>
      <ButtonLink href={dialHref(code)} icon={PhoneIcon} variant={quiet ? 'secondary' : 'primary'} full>
        {t('packages.dialCode', { code })}
      </ButtonLink>
      <CopyButton
        text={code}
        label={t('packages.copyCode')}
        copiedLabel={t('service.copied')}
        failedLabel={t('service.copyFailed')}
      />
    </div>
  )
}
