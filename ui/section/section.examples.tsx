import { Card } from '../card/card.tsx'
import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { Grid } from '../layout/layout.tsx'
import { Section } from './section.tsx'

export const examples: Examples = {
  'see all': (l) => (
    <Section
      title={say(l, 'Latest promotions', 'နောက်ဆုံးရ ပရိုမိုးရှင်းများ')}
      lead={say(l, 'What is worth having this week.', 'ယခုအပတ်အတွက် အထူးအစီအစဉ်များ။')}
      seeAll={{ href: '#/promotions', label: say(l, 'See all promotions', 'ပရိုမိုးရှင်းအားလုံး') }}
    >
      <Grid columns={2}>
        <Card>{say(l, 'Double data at night', 'ညပိုင်း ဒေတာ ၂ ဆ')}</Card>
        <Card>{say(l, 'Ten percent back on top-up', 'ငွေဖြည့်တိုင်း ၁၀ ရာခိုင်နှုန်း ပြန်ရ')}</Card>
      </Grid>
    </Section>
  ),
}
