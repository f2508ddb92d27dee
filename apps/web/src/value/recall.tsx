import { useState } from 'react'
import { askRecall, getRecall, type Recall as RecallView } from '#contracts/sharing.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { formatDateTime, formatTime } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { OutcomeNote } from '#ui/outcome/outcome-note.tsx'
import { callApi } from '../api/call-api.ts'
import { useRefreshOwn } from '../api/use-account.ts'
import { useOwnKey } from '../api/use-own-key.ts'
import { useSecondsLeft } from '../codes/use-seconds-left.ts'
import { useWords } from '../i18n/use-words.ts'
import { amountText } from './amount-text.ts'
import quiet from './result.module.css'
import styles from './value.module.css'

const LOOK_EVERY_MS = 3000

type Props = { readonly moveId: string; readonly until: string }

/** "Wrong number?": what it does is said before it is asked, and the answer comes onto the same screen. */
export function Recall({ moveId, until }: Props) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const left = useSecondsLeft(Date.parse(until))
  const refresh = useRefreshOwn()
  const ask = useMutation({
    networkMode: 'always',
    mutationFn: async () => (await callApi(askRecall, { params: { transferId: moveId }, body: {} })).result,
    onSuccess: () => void refresh(),
  })
  const answer = useQuery({
    queryKey: useOwnKey('recall', moveId),
    queryFn: async ({ signal }) =>
      (await callApi(getRecall, { params: { transferId: moveId }, signal })).result,
    enabled: ask.isSuccess,
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'ASKED' ? false : LOOK_EVERY_MS),
    staleTime: 0,
  })
  const known = answer.data ?? ask.data
  if (known) return <Answered recall={known} />
  if (left === 0) return null
  if (!open)
    return (
      <button type="button" className={quiet.quietLink} onClick={() => setOpen(true)}>
        {t('sharing.wrongNumber', { time: formatTime(until) })}
      </button>
    )
  return (
    <Notice
      tone="info"
      title={t('sharing.recallTitle')}
      actions={
        <>
          <Button size="small" loading={ask.isPending} onClick={() => ask.mutate()}>
            {t('sharing.recallAsk')}
          </Button>
          <Button size="small" variant="quiet" disabled={ask.isPending} onClick={() => setOpen(false)}>
            {t('sharing.recallKeep')}
          </Button>
        </>
      }
    >
      <p>{t('sharing.recallText')}</p>
      {ask.error && (
        <p role="alert" className={styles.wrong}>
          {ask.error.message || t('state.offlineText')}
        </p>
      )}
    </Notice>
  )
}

function Answered({ recall }: { readonly recall: RecallView }) {
  const { t, lang } = useWords()
  const { state, returned, amount, answerBy } = recall
  if (state === 'ASKED')
    return (
      <OutcomeNote tone="waiting" title={t('sharing.recallAsked')}>
        {t('sharing.recallAnswerBy', { time: formatDateTime(answerBy, lang) })}
      </OutcomeNote>
    )
  if (!returned)
    return (
      <OutcomeNote tone="failed" title={t('sharing.recallNothing')}>
        {t('sharing.recallNothingText')}
      </OutcomeNote>
    )
  return (
    <OutcomeNote tone="back" title={t('sharing.recallBack', { amount: amountText(returned, lang, t) })}>
      {t(returned.value === amount.value ? 'sharing.recallAll' : 'sharing.recallPart')}
    </OutcomeNote>
  )
}
