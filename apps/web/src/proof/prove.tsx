import { useMutation } from '@tanstack/react-query'
import type { Proof, ProofPurpose } from '#contracts/proof.ts'
import { Button } from '#ui/button/button.tsx'
import { LockIcon } from '#ui/icons/lock.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { ApiRefusal } from '../api/api-errors.ts'
import { useMe } from '../api/use-me.ts'
import { useWords } from '../i18n/use-words.ts'
import { isAboutCode } from '../value/move-errors.ts'
import { hasPasskeys, wasCancelled } from './has-passkeys.ts'
import { ProofByCode } from './proof-by-code.tsx'
import { useProofCode } from './use-proof-code.ts'
import type { Wanted } from './wanted.ts'
import styles from './proof.module.css'

type Props = { readonly purpose: ProofPurpose; readonly wanted: Wanted; readonly danger?: boolean }

/** "Prove it is you": a code by SMS, or a passkey where there is one. The same for every purpose. */
export function Prove({ purpose, wanted, danger = false }: Props) {
  const { t } = useWords()
  const code = useProofCode(purpose)
  const passkey = usePasskeyProof(purpose, wanted.mutate)
  const me = useMe()
  const refusal = wanted.error instanceof ApiRefusal && isAboutCode(wanted.error) ? wanted.error : null
  const failed = code.error ?? passkey.error ?? (refusal ? null : wanted.error)
  const busy = passkey.isPending || wanted.isPending
  return (
    <div className={styles.stack}>
      {failed && !wasCancelled(failed) && (
        <Notice tone="danger" announce="assertive">
          {failed.message || t('state.offlineText')}
        </Notice>
      )}
      {wasCancelled(failed) && <Notice announce="polite">{t('proof.cancelled')}</Notice>}
      {code.sent ? (
        <ProofByCode code={code} sent={code.sent} wanted={wanted} refusal={refusal} />
      ) : (
        <Button variant={danger ? 'danger' : 'primary'} full loading={code.sending} onClick={code.send}>
          {t('proof.sendCode')}
        </Button>
      )}
      {hasPasskeys() && (me.data?.passkeys ?? 0) > 0 && (
        <Button
          variant="secondary"
          full
          icon={LockIcon}
          loading={busy && !code.sent}
          disabled={busy}
          onClick={() => passkey.mutate()}
        >
          {t('proof.byPasskey')}
        </Button>
      )}
    </div>
  )
}

/** The library is loaded when a passkey is wanted. */
const usePasskeyProof = (purpose: ProofPurpose, onProof: (proof: Proof) => void) =>
  useMutation({
    networkMode: 'always',
    mutationFn: async () => (await import('./passkey-proof.ts')).proveByPasskey(purpose),
    onSuccess: onProof,
  })
