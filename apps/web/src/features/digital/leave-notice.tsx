import { Button, ButtonLink } from '#ui/button/button.tsx'
import { ExternalIcon } from '#ui/icons/external.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { outsideHost } from './service-target.ts'

type Props = { readonly link: string; readonly open: boolean; readonly onClose: () => void }

export function LeaveNotice({ link, open, onClose }: Props) {
  const { t } = useWords()
  const host = outsideHost(link)
  if (!host) return null
  return (
    <Sheet
      kind="middle"
      open={open}
      onClose={onClose}
      title={t('digital.leaveTitle')}
      closeLabel={t('packages.close')}
    >
      <Stack>
        <p>{t('digital.leaveText', { host })}</p>
        <ButtonLink
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          icon={ExternalIcon}
          onClick={onClose}
          full
        >
          {t('digital.leaveGo', { host })}
        </ButtonLink>
        <Button variant="secondary" onClick={onClose} full>
          {t('digital.leaveStay')}
        </Button>
      </Stack>
    </Sheet>
  )
}
