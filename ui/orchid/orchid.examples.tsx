import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { Grid } from '../layout/layout.tsx'
import { Orchid } from './orchid.tsx'

export const examples: Examples = {
  left: (l) => (
    <Grid columns={4} dense>
      <Orchid share={1} label={say(l, '5 GB of 5 GB', '5 GB အနက် 5 GB')} />
      <Orchid share={0.52} label={say(l, '2.6 GB of 5 GB', '5 GB အနက် 2.6 GB')} />
      <Orchid share={0.08} label={say(l, '400 MB of 5 GB', '5 GB အနက် 400 MB')} />
      <Orchid share={0} label={say(l, 'No data left', 'ဒေတာ မကျန်ပါ')} />
    </Grid>
  ),
}
