import { ButtonLink } from '../button/button.tsx'
import { say } from '../examples.ts'
import type { ExampleLanguage, Examples } from '../examples.ts'
import { Card, CardBody } from '../card/card.tsx'
import { mediaPicture } from '../picture/media.ts'
import { Picture } from '../picture/picture.tsx'
import { Carousel } from './carousel.tsx'
import type { CarouselWords } from './carousel.tsx'

const words = (l: ExampleLanguage): CarouselWords => ({
  label: say(l, 'Offers', 'အထူးအစီအစဉ်များ'),
  previous: say(l, 'Previous', 'ရှေ့တစ်ခု'),
  next: say(l, 'Next', 'နောက်တစ်ခု'),
  pause: say(l, 'Pause', 'ရပ်ရန်'),
  play: say(l, 'Play', 'ဆက်ပြရန်'),
  slide: (number, count) => say(l, `Offer ${number} of ${count}`, `အစီအစဉ် ${count} ခုအနက် ${number}`),
})

export const examples: Examples = {
  hero: (l) => (
    <Carousel
      words={words(l)}
      slides={(['orchid-petals', 'fibre-home', 'points-stars'] as const).map((name, index) => ({
        id: name,
        content: (
          <Card padding="none" tone="tint">
            <Picture
              picture={mediaPicture(name, 'wide')}
              narrow={mediaPicture(name, 'tall')}
              alt=""
              sizes="100vw"
              priority={index === 0}
            />
            <CardBody>
              <h2>{say(l, 'Close, wherever you are', 'ဘယ်နေရာမှာမဆို နီးနီးလေး')}</h2>
              <div>
                <ButtonLink href={`#/${name}`}>{say(l, 'View details', 'အသေးစိတ် ကြည့်ရန်')}</ButtonLink>
              </div>
            </CardBody>
          </Card>
        ),
      }))}
    />
  ),
}
