import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { HeadsetIcon } from '#ui/icons/headset.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { later } from '../../page/later.tsx'
import type { CallBackFormProps } from './call-back-form.tsx'

/** Loaded when opened: most people order by themselves. */
const CallBackForm = later<CallBackFormProps>(
  async () => (await import('./call-back-form.tsx')).CallBackForm,
  () => null,
)

type Props = {
  /** The plan it is about, if any. */
  readonly packageId?: string | undefined
  readonly small?: boolean
  readonly primary?: boolean
}

/** For people who would rather be called, or want to know when fibre arrives. */
export function CallBack({ packageId, small = false, primary = false }: Props) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        size={small ? 'small' : 'normal'}
        variant={primary ? 'primary' : 'secondary'}
        full={!small}
        icon={HeadsetIcon}
        onClick={() => setOpen(true)}
      >
        {t('call-backs.title')}
      </Button>
      <Sheet
        kind="middle"
        open={open}
        onClose={close}
        title={t('call-backs.title')}
        closeLabel={t('proof.close')}
      >
        <CallBackForm packageId={packageId} onClose={close} />
      </Sheet>
    </>
  )
}
