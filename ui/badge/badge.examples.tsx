import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { Row } from '../layout/layout.tsx'
import { Badge } from './badge.tsx'

export const examples: Examples = {
  tones: (l) => (
    <Row>
      <Badge>{say(l, 'Ended', 'ပြီးဆုံး')}</Badge>
      <Badge tone="brand">{say(l, 'News', 'သတင်း')}</Badge>
      <Badge tone="accent">{say(l, 'New', 'အသစ်')}</Badge>
      <Badge tone="success">{say(l, 'Active', 'အသုံးပြုနေ')}</Badge>
      <Badge tone="warning">{say(l, 'Ends today', 'ယနေ့ ကုန်ဆုံးမည်')}</Badge>
      <Badge tone="danger">{say(l, 'Failed', 'မအောင်မြင်')}</Badge>
    </Row>
  ),
}
