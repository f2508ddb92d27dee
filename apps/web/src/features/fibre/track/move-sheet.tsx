import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { moveVisit, type LineOrder, type Visit } from '#contracts/fibre-orders.ts'
import { formatDateTime } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { callApi } from '../../../api/call-api.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { VisitChoice } from '../visit-choice.tsx'
import { visitWords } from '../visit-words.ts'
import { useOrdersChanged } from './use-line-order.ts'
import form from '../form.module.css'

type Props = { readonly order: LineOrder; readonly open: boolean; readonly onClose: () => void }

/** Another day: said how often that still goes, and until when. */
export function MoveSheet({ order, open, onClose }: Props) {
  const words = useWords()
  const { t, lang } = words
  const changed = useOrdersChanged()
  const [visit, setVisit] = useState<Visit | null>(null)
  const move = useMutation({
    networkMode: 'always',
    mutationFn: (wanted: Visit) => callApi(moveVisit, { body: { orderId: order.orderId, visit: wanted } }),
    onSuccess: async () => {
      await changed()
      onClose()
    },
  })
  const now = order.visit
  return (
    <Sheet
      kind="wide"
      open={open}
      onClose={onClose}
      title={t(now ? 'fibre.track.move' : 'fibre.track.choose')}
      closeLabel={t('proof.close')}
      footer={
        <Button
          full
          disabled={visit === null}
          loading={move.isPending}
          onClick={() => visit && move.mutate(visit)}
        >
          {visit ? t('fibre.track.moveTo', { when: visitWords(visit, words) }) : t('fibre.wrong.visit')}
        </Button>
      }
    >
      <div className={form.section}>
        {now && order.status !== 'SLOT_NEEDED' && (
          <p>
            {t('fibre.track.moveText', {
              count: now.movesLeft,
              until: formatDateTime(now.moveUntil, lang),
            })}
          </p>
        )}
        {move.error && (
          <Notice tone="danger" announce="assertive">
            {move.error.message || t('state.offlineText')}
          </Notice>
        )}
        <VisitChoice
          placeId={order.applicant.placeId}
          visit={visit}
          onVisit={(next) => {
            setVisit(next)
            move.reset()
          }}
        />
      </div>
    </Sheet>
  )
}
