import { say } from '../examples.ts'
import type { ExampleLanguage, Examples } from '../examples.ts'
import { groupThousands } from '../price/price.tsx'
import { Table } from './table.tsx'
import type { TableColumn } from './table.tsx'

type Plan = { id: string; speed: string; month: number; halfYear: number; year: number }

const plans: Plan[] = [
  { id: 'a', speed: '20 Mbps', month: 29_000, halfYear: 165_000, year: 319_000 },
  { id: 'b', speed: '50 Mbps', month: 45_000, halfYear: 256_500, year: 495_000 },
  { id: 'c', speed: '100 Mbps', month: 79_000, halfYear: 450_300, year: 869_000 },
]

const columns = (l: ExampleLanguage): TableColumn<Plan>[] => [
  { id: 'speed', header: say(l, 'Speed', 'အမြန်နှုန်း'), cell: (plan) => plan.speed },
  {
    id: 'month',
    header: say(l, '1 month (Ks)', '1 လ (ကျပ်)'),
    cell: (plan) => groupThousands(plan.month),
    number: true,
  },
  {
    id: 'half',
    header: say(l, '6 months (Ks)', '6 လ (ကျပ်)'),
    cell: (plan) => groupThousands(plan.halfYear),
    number: true,
  },
  {
    id: 'year',
    header: say(l, '12 months (Ks)', '12 လ (ကျပ်)'),
    cell: (plan) => groupThousands(plan.year),
    number: true,
  },
]

export const examples: Examples = {
  cards: (l) => (
    <Table
      caption={say(l, 'Home internet prices', 'အိမ်သုံး အင်တာနက် ဈေးနှုန်းများ')}
      columns={columns(l)}
      lines={plans}
      lineId={(plan) => plan.id}
    />
  ),
  scroll: (l) => (
    <Table
      caption={say(l, 'Compare', 'နှိုင်းယှဉ်ရန်')}
      columns={columns(l)}
      lines={plans}
      lineId={(plan) => plan.id}
      narrow="scroll"
    />
  ),
}
