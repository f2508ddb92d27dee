import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { Timeline } from './timeline.tsx'

export const examples: Examples = {
  order: (l) => (
    <Timeline
      label={say(l, 'Your order', 'သင့်အော်ဒါ')}
      events={[
        {
          id: '1',
          state: 'done',
          stateLabel: say(l, 'Done', 'ပြီး'),
          title: say(l, 'Ordered', 'မှာယူပြီး'),
          time: '12 Nov, 10:20',
        },
        {
          id: '2',
          state: 'done',
          stateLabel: say(l, 'Done', 'ပြီး'),
          title: say(l, 'Paid', 'ငွေပေးချေပြီး'),
          time: '12 Nov, 10:24',
        },
        {
          id: '3',
          state: 'now',
          stateLabel: say(l, 'Now', 'ယခု'),
          title: say(l, 'Visit planned', 'လာရောက်မည့်ရက် သတ်မှတ်ပြီး'),
          text: say(l, 'Saturday morning', 'စနေနေ့ မနက်ပိုင်း'),
        },
        { id: '4', state: 'next', stateLabel: say(l, 'Next', 'နောက်'), title: say(l, 'Line on', 'လိုင်း စတင်') },
      ]}
    />
  ),
  failed: (l) => (
    <Timeline
      label={say(l, 'Your payment', 'သင့်ငွေပေးချေမှု')}
      events={[
        {
          id: '1',
          state: 'failed',
          stateLabel: say(l, 'Failed', 'မအောင်မြင်'),
          title: say(l, 'The wallet refused', 'ပိုက်ဆံအိတ်မှ ငြင်းပယ်သည်'),
        },
      ]}
    />
  ),
}
