import { artNames } from '../art/names.ts'
import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { Grid } from '../layout/layout.tsx'
import { mediaPicture } from './media.ts'
import { LowDataContext, Picture } from './picture.tsx'

export const examples: Examples = {
  rounded: (l) => (
    <Picture
      picture={mediaPicture('ayeyarwady-boats')}
      alt={say(l, 'Sailing boats on the river at dusk', 'ညနေခင်း မြစ်ထဲရှိ ရွက်လှေများ')}
      sizes="100vw"
      rounded
    />
  ),
  crops: (l) => (
    <Picture
      picture={mediaPicture('pagoda-dusk', 'wide')}
      narrow={mediaPicture('pagoda-dusk', 'tall')}
      alt={say(l, 'Golden pagodas before a large sun', 'နေဝင်ချိန် ရွှေရောင်စေတီများ')}
      sizes="100vw"
    />
  ),
  'low data': (l) => (
    <LowDataContext value>
      <Picture
        picture={mediaPicture('inle-rower')}
        alt={say(l, 'A fisherman rowing with his leg', 'ခြေဖြင့် လှော်နေသော တံငါသည်')}
        sizes="100vw"
        rounded
      />
    </LowDataContext>
  ),
  collection: () => (
    <Grid columns={4} dense>
      {artNames.map((name) => (
        <Picture key={name} picture={mediaPicture(name)} alt={name} sizes="300px" rounded />
      ))}
    </Grid>
  ),
}
