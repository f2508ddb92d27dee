import { displayMsisdn } from '#contracts/msisdn.ts'
import type { ShareAsk, ShareInfo } from '#contracts/sharing.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { amountText } from '../../value/amount-text.ts'
import type { Draft } from './share-form.tsx'
import { useAsks, useDecline } from './use-asks.ts'

type Props = {
  readonly info: Pick<ShareInfo, 'kind' | 'canAsk'>
  readonly onAnswer: (draft: Draft) => void
}

/** What others ask of the own line. Answering fills in the form; the code is asked for as always. */
export function IncomingAsks({ info: { kind, canAsk }, onAnswer }: Props) {
  const asks = useAsks(canAsk).data?.incoming.filter((ask) => ask.kind === kind) ?? []
  return asks.map((ask) => <Incoming key={ask.askId} ask={ask} onAnswer={onAnswer} />)
}

type OneProps = { readonly ask: ShareAsk; readonly onAnswer: (draft: Draft) => void }

function Incoming({ ask: { askId, number, amount, message }, onAnswer }: OneProps) {
  const { t, lang } = useWords()
  const decline = useDecline()
  return (
    <Notice
      title={t('sharing.asksYou', { number: displayMsisdn(number), amount: amountText(amount, lang, t) })}
      actions={
        <>
          <Button
            size="small"
            onClick={() => onAnswer({ phone: displayMsisdn(number), amount: amount.value, message: '' })}
          >
            {t('sharing.answer')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            loading={decline.isPending}
            onClick={() => decline.mutate(askId)}
          >
            {t('sharing.decline')}
          </Button>
        </>
      }
    >
      {message && <p>{message}</p>}
      <p>{t('sharing.onlyPeopleYouKnow')}</p>
    </Notice>
  )
}
