import type { MemberVoucher } from '#contracts/vouchers.ts'
import { formatDate, formatInteger } from '#language/formats.ts'
import { EyeIcon } from '#ui/icons/eye.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { AskFirst } from './ask-first.tsx'
import { useGiveBack, useReveal } from './use-own-vouchers.ts'
import styles from './own.module.css'

type Props = { readonly voucher: MemberVoucher }

/** The code is hidden until its owner wants it: revealing makes it non-returnable, so it is confirmed first. */
export function Hidden({ voucher }: Props) {
  const { t } = useWords()
  const isEvent = voucher.startsAt !== null
  const reveal = useReveal(voucher.id)
  return (
    <div className={styles.ways}>
      <AskFirst
        button={t(isEvent ? 'vouchers.invite' : 'vouchers.show')}
        icon={EyeIcon}
        title={t(isEvent ? 'vouchers.inviteTitle' : 'vouchers.showTitle')}
        text={t(isEvent ? 'vouchers.inviteText' : 'vouchers.showText')}
        no={t('vouchers.notYet')}
        pending={reveal.isPending}
        error={reveal.error}
        onYes={() => reveal.mutate()}
      />
      {voucher.giveBackUntil !== null && <GiveBack voucher={voucher} until={voucher.giveBackUntil} />}
    </div>
  )
}

function GiveBack({ voucher: { id, points }, until }: Props & { readonly until: string }) {
  const { t, lang } = useWords()
  const back = useGiveBack(id)
  return (
    <>
      <AskFirst
        quiet
        button={t('vouchers.giveBack')}
        title={t('vouchers.giveBackTitle')}
        text={t('vouchers.giveBackText', { points: formatInteger(points) })}
        no={t('vouchers.keep')}
        pending={back.isPending}
        error={back.error}
        onYes={() => back.mutate()}
      />
      <p className={styles.soft}>
        {t('vouchers.backUntil')} - {formatDate(Date.parse(until) - 1, lang)}
      </p>
    </>
  )
}
