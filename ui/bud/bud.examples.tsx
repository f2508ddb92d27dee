import type { Examples } from '../examples.ts'
import { Grid } from '../layout/layout.tsx'
import { Bud } from './bud.tsx'

export const examples: Examples = {
  waiting: () => (
    <Grid columns={4} dense>
      <Bud />
      <Bud breathes />
    </Grid>
  ),
}
