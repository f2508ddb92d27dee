import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { useMe } from '../../api/use-me.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Prove } from '../../proof/prove.tsx'
import { Problem } from '../../codes/problem.tsx'
import { useEndOthers, useRemoveCredentials, useSignOutEverywhere } from './use-everywhere.ts'
import styles from './own-rows.module.css'

/** Asks before acting. Other devices are signed out by the press; removing what could sign them in again needs a proof. */
export function Everywhere({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useWords()
  const others = useEndOthers()
  const [ticked, setTicked] = useState({ passkeys: true, deviceKeys: true })
  const remove = useRemoveCredentials(ticked)
  function close() {
    others.reset()
    remove.reset()
    onClose()
  }
  return (
    <Sheet
      kind="middle"
      open={open}
      onClose={close}
      title={t('identity.everywhereSure')}
      closeLabel={t('identity.close')}
    >
      <div className={styles.sure}>
        {others.isSuccess ? (
          <>
            <p role="status">{t('identity.everywhereConfirm')}</p>
            <Prove purpose="CREDENTIALS" wanted={remove} danger />
          </>
        ) : (
          <Press ticked={ticked} onTicked={setTicked} others={others} />
        )}
        <Button variant="quiet" full onClick={close}>
          {t('identity.cancel')}
        </Button>
      </div>
    </Sheet>
  )
}

type Ticked = { readonly passkeys: boolean; readonly deviceKeys: boolean }
type PressProps = {
  readonly ticked: Ticked
  readonly onTicked: (ticked: Ticked) => void
  readonly others: ReturnType<typeof useEndOthers>
}

/** With nothing to remove, or nothing ticked, the same press signs this device out. */
function Press({ ticked, onTicked, others }: PressProps) {
  const { t } = useWords()
  const me = useMe()
  const leave = useSignOutEverywhere()
  const { passkeys = 0, deviceKeys = 0 } = me.data ?? {}
  const more = (ticked.passkeys && passkeys > 0) || (ticked.deviceKeys && deviceKeys > 0)
  const press = more ? others : leave
  return (
    <>
      <p>{t('identity.everywhereText')}</p>
      {passkeys > 0 && (
        <Checkbox
          label={t('identity.everywherePasskeys', { n: passkeys })}
          hint={t('identity.everywherePasskeysHint')}
          checked={ticked.passkeys}
          onChecked={(on) => onTicked({ ...ticked, passkeys: on })}
        />
      )}
      {deviceKeys > 0 && (
        <Checkbox
          label={t('identity.everywhereDevices', { n: deviceKeys })}
          hint={t('identity.everywhereDevicesHint')}
          checked={ticked.deviceKeys}
          onChecked={(on) => onTicked({ ...ticked, deviceKeys: on })}
        />
      )}
      <Problem error={press.error} />
      <Button variant="danger" full loading={me.isPending || press.isPending} onClick={() => press.mutate()}>
        {t('identity.everywhereYes')}
      </Button>
    </>
  )
}
