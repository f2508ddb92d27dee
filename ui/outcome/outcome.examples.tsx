import { Blossom } from '../blossom/blossom.tsx'
import { Button } from '../button/button.tsx'
import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { OutcomeNote } from './outcome-note.tsx'
import { Outcome } from './outcome.tsx'

export const examples: Examples = {
  done: (l) => (
    <Outcome
      tone="done"
      figure={<Blossom family="sabai" />}
      title={say(l, 'Sabai Month has opened', 'စံပယ် တစ်လ ပွင့်ပါပြီ')}
    >
      {say(l, 'Valid until 9 January, 23:59.', 'ဇန်နဝါရီ 9 ရက် 23:59 အထိ သုံးနိုင်ပါသည်။')}
    </Outcome>
  ),
  waiting: (l) => (
    <Outcome tone="waiting" title={say(l, "We're still checking", 'စစ်ဆေးနေဆဲ ဖြစ်ပါသည်')}>
      {say(l, 'Please do not try again.', 'ထပ်မလုပ်ပါနှင့်။')}
    </Outcome>
  ),
  failed: (l) => (
    <Outcome
      tone="failed"
      figure={<Blossom family="padauk" />}
      title={say(l, 'Not bought, nothing taken', 'မဝယ်ရသေးပါ၊ ငွေမဖြတ်ထားပါ')}
    >
      {say(l, 'Our balance system is busy.', 'လက်ကျန်ငွေစနစ် အလုပ်များနေပါသည်။')}
    </Outcome>
  ),
  back: (l) => (
    <Outcome
      tone="back"
      figure={<Blossom family="sabai" />}
      title={say(l, 'Purchase undone', 'ဝယ်ယူမှု ပယ်ဖျက်ပြီးပါပြီ')}
    />
  ),
  notes: (l) => (
    <>
      <OutcomeNote
        tone="waiting"
        title={say(l, 'We did not get an answer', 'အဖြေ မရောက်လာပါ')}
        actions={<Button size="small">{say(l, 'Check again', 'ရလဒ် ပြန်စစ်ရန်')}</Button>}
      >
        {say(l, 'It is safe to check again.', 'ထပ်မေးနိုင်ပါသည်။')}
      </OutcomeNote>
      <OutcomeNote tone="failed" title={say(l, 'You have not been charged', 'ငွေမဖြတ်ထားပါ')}>
        {say(l, 'The price has changed.', 'ဈေးနှုန်း ပြောင်းသွားပါသည်။')}
      </OutcomeNote>
      <OutcomeNote tone="back" title={say(l, 'Purchase undone', 'ဝယ်ယူမှု ပယ်ဖျက်ပြီးပါပြီ')} />
    </>
  ),
}
