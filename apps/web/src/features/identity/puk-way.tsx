import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { brand } from '#brand'
import { showPuk } from '#contracts/lost-phone.ts'
import type { Proof } from '#contracts/proof.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { LockIcon } from '#ui/icons/lock.tsx'
import { SimIcon } from '#ui/icons/sim.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { ApiRefusal } from '../../api/api-errors.ts'
import { callApi } from '../../api/call-api.ts'
import { useWords } from '../../i18n/use-words.ts'
import { dialHref } from '../../navigation/dial.ts'
import { Prove } from '../../proof/prove.tsx'
import { useSession } from '../../session/session-store.ts'
import { Way } from './way.tsx'
import styles from './own-rows.module.css'

/** The SIM asks for its PIN or PUK. Signed-in customers see the PUK after a proof; others call. */
export function PukWay() {
  const { t } = useWords()
  const signedIn = useSession().state === 'signedIn'
  const [asking, setAsking] = useState(false)
  return (
    <Way
      icon={LockIcon}
      title="identity.pinTitle"
      lead="identity.pinLead"
      steps={['identity.pin1', 'identity.pin2', 'identity.pin3']}
    >
      {signedIn && (
        <Button size="small" icon={LockIcon} onClick={() => setAsking(true)}>
          {t('identity.pukShow')}
        </Button>
      )}
      <ButtonLink size="small" variant="secondary" href={dialHref(brand.hotline)} icon={SimIcon}>
        {t('service.hotlineTitle')}
      </ButtonLink>
      {asking && <PukSheet onClose={() => setAsking(false)} />}
    </Way>
  )
}

/** Not stored anywhere: it is gone when the sheet closes. */
function PukSheet({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const shown = useMutation({
    networkMode: 'always',
    gcTime: 0,
    mutationFn: async (proof: Proof) => (await callApi(showPuk, { body: { proof } })).result.puk,
  })
  const isNone = shown.error instanceof ApiRefusal && shown.error.code === 'NOT_FOUND'
  return (
    <Sheet
      kind="middle"
      open
      onClose={onClose}
      title={t('identity.pukTitle')}
      closeLabel={t('identity.close')}
    >
      <div className={styles.sure}>
        {shown.data && (
          <>
            <p className={styles.puk} role="status" lang="en">
              {shown.data}
            </p>
            <p>{t('identity.pukHint')}</p>
          </>
        )}
        {isNone && <Notice announce="polite">{t('identity.pukNone')}</Notice>}
        {!shown.data && !isNone && (
          <>
            <p>{t('identity.pukText')}</p>
            <Prove purpose="PUK" wanted={shown} />
          </>
        )}
      </div>
    </Sheet>
  )
}
