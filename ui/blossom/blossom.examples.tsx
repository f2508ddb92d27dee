import type { Examples } from '../examples.ts'
import { Grid } from '../layout/layout.tsx'
import { Blossom } from './blossom.tsx'
import { Bunch } from './bunch.tsx'
import { familyClass, familyColours } from './family-class.ts'
import type { Family } from './flowers.ts'

const FAMILIES: readonly Family[] = ['sabai', 'padauk', 'sagar', 'lamin', 'hninsi', 'salwar', 'khayee']

export const examples: Examples = {
  families: () => (
    <Grid columns={6} dense>
      {FAMILIES.map((family) => (
        <div key={family} className={familyClass(family)}>
          <Blossom family={family} />
          <p>{family}</p>
        </div>
      ))}
    </Grid>
  ),
  bunches: () => (
    <Grid columns={3}>
      {[0.1, 0.5, 1].map((size) => (
        <div key={size} className={familyColours('padauk')}>
          <Bunch family="padauk" size={size} />
        </div>
      ))}
    </Grid>
  ),
}
