import { Badge } from '../badge/badge.tsx'
import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { Grid } from '../layout/layout.tsx'
import { mediaPicture } from '../picture/media.ts'
import { Picture } from '../picture/picture.tsx'
import { Price } from '../price/price.tsx'
import { Card, CardBody, CardLink } from './card.tsx'

export const examples: Examples = {
  post: (l) => (
    <Grid columns={3}>
      {(['tea-shop', 'inle-rower', 'monsoon-rain'] as const).map((name) => (
        <Card key={name} as="article" padding="none">
          <Picture picture={mediaPicture(name)} alt="" sizes="(min-width: 960px) 380px, 100vw" />
          <CardBody>
            <Badge tone="brand">{say(l, 'News', 'သတင်း')}</Badge>
            <h3>
              <CardLink href={`#/${name}`}>
                {say(l, 'A stronger signal around the lake', 'ကန်ပတ်ဝန်းကျင် လိုင်းဆွဲအား ပိုကောင်းလာပါပြီ')}
              </CardLink>
            </h3>
            <p>{say(l, 'Twelve new towers are on the air.', 'တာဝါတိုင်အသစ် ၁၂ တိုင် စတင်အသုံးပြုနေပါပြီ။')}</p>
          </CardBody>
        </Card>
      ))}
    </Grid>
  ),
  tones: (l) => (
    <Grid columns={2}>
      <Card tone="tint" padding="roomy">
        <h3>{say(l, 'Is fibre at my address?', 'ကျွန်ုပ်လိပ်စာတွင် ဖိုက်ဘာ ရပြီလား')}</h3>
        <p>{say(l, 'Ask with your township.', 'မြို့နယ်ဖြင့် စစ်ဆေးပါ။')}</p>
      </Card>
      <Card tone="inverse" padding="roomy">
        <h3>{say(l, 'Points for every kyat', 'ငွေတိုင်းအတွက် ပွိုင့်')}</h3>
        <p>{say(l, 'Collect and exchange.', 'စုဆောင်းပြီး လဲလှယ်ပါ။')}</p>
      </Card>
    </Grid>
  ),
  package: (l) => (
    <Grid columns={4} dense>
      {[1490, 4900, 9900, 14900].map((amount) => (
        <Card key={amount}>
          <h3>{`${(amount / 490) | 0} GB`}</h3>
          <Price amountKyat={amount} unit={say(l, 'Ks', 'ကျပ်')} />
          <p>{say(l, 'Valid for 30 days', 'သက်တမ်း 30 ရက်')}</p>
        </Card>
      ))}
    </Grid>
  ),
}
