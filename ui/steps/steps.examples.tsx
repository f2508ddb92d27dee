import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { Steps } from './steps.tsx'

export const examples: Examples = {
  order: (l) => (
    <Steps
      label={say(l, 'Step 2 of 4: Address', 'အဆင့် 4 ဆင့်အနက် 2: လိပ်စာ')}
      current={1}
      steps={[
        say(l, 'Package', 'ပက်ကေ့ချ်'),
        say(l, 'Address', 'လိပ်စာ'),
        say(l, 'Visit', 'လာရောက်ချိန်'),
        say(l, 'Payment', 'ငွေပေးချေမှု'),
      ]}
    />
  ),
}
