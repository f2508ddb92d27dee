import { Button } from '../button/button.tsx'
import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { Stack } from '../layout/layout.tsx'
import { Notice } from './notice.tsx'

export const examples: Examples = {
  tones: (l) => (
    <Stack gap={3}>
      <Notice title={say(l, 'Planned work tonight', 'ယနေ့ည ပြုပြင်မှု ရှိပါမည်')}>
        <p>{say(l, 'Top-up rests from 1:00 to 2:00.', 'နံနက် 1:00 မှ 2:00 အထိ ငွေဖြည့်၍ မရပါ။')}</p>
      </Notice>
      <Notice tone="success" title={say(l, 'Your package is active', 'သင့်ပက်ကေ့ချ် စတင်ပါပြီ')} />
      <Notice
        tone="warning"
        title={say(l, 'You already have this package', 'ဤပက်ကေ့ချ် သင့်တွင် ရှိပြီးဖြစ်သည်')}
        actions={<Button size="small">{say(l, 'Buy again', 'ထပ်ဝယ်ရန်')}</Button>}
      >
        <p>{say(l, 'The new days are added to the old ones.', 'ရက်သစ်များ ထပ်ပေါင်းပေးပါမည်။')}</p>
      </Notice>
      <Notice tone="danger" title={say(l, 'The code is not right', 'ကုဒ် မှားနေပါသည်')} />
    </Stack>
  ),
}
