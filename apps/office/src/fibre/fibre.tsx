import { openFibreContract } from '#contracts/staff/fibre-desk.ts'
import { getVisitDay, listLines } from '#contracts/staff/fibre-lines.ts'
import { useNavigate, useParams } from 'react-router-dom'
import { useMay } from '../auth/use-roles.ts'
import { Top } from '../frame/top.tsx'
import { useWords } from '../i18n/use-words.ts'
import { Tabs } from '../parts/tabs.tsx'
import { Contracts } from './contracts.tsx'
import { DayBoard } from './day-board.tsx'
import { LineList } from './line-list.tsx'

const VIEWS = {
  day: getVisitDay,
  orders: listLines,
  contracts: openFibreContract,
} as const
type View = keyof typeof VIEWS

/** Home internet: who is visited when, new lines, and what a contract was billed. */
export function Fibre() {
  const words = useWords()
  const may = useMay()
  const navigate = useNavigate()
  const { view: given } = useParams()
  const open = (Object.keys(VIEWS) as View[]).filter((one) => may(VIEWS[one]))
  const view = open.find((one) => one === given) ?? open[0]
  const tabs = open.map((one) => [one, words(`fibre.view.${one}`)] as const)
  const choice = view ? (
    <Tabs
      label={words('menu.fibre')}
      tabs={tabs}
      value={view}
      onChange={(next) => void navigate(`/fibre/${next}`)}
    />
  ) : null
  return (
    <>
      <Top title={words('menu.fibre')} under={words('fibre.under')} />
      {view === 'day' ? <DayBoard choice={choice} /> : null}
      {view === 'orders' ? <LineList choice={choice} /> : null}
      {view === 'contracts' ? <Contracts choice={choice} /> : null}
    </>
  )
}
