import { VOUCHER_VIEWS } from '#contracts/staff/vouchers.ts'
import { useWords } from '../i18n/use-words.ts'
import { QueueScreen } from '../lists/queue-screen.tsx'
import { FindVoucher } from './find-voucher.tsx'
import { Merchants } from './merchants.tsx'
import { Stock } from './stock.tsx'

const VIEWS = [...VOUCHER_VIEWS, 'MERCHANTS', 'FIND'] as const

/** What there is for points, who gives it, and one that an outlet could not mark. */
export function Vouchers() {
  const words = useWords()
  return (
    <QueueScreen
      title="menu.vouchers"
      under="vouchers.under"
      views={VIEWS}
      nameOf={(view) => words(`vouchers.view.${view}`)}
    >
      {(view) => {
        if (view === 'MERCHANTS') return <Merchants />
        return view === 'FIND' ? <FindVoucher /> : <Stock key={view} view={view} />
      }}
    </QueueScreen>
  )
}
