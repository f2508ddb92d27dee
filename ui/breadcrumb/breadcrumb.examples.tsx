import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { Breadcrumb } from './breadcrumb.tsx'

export const examples: Examples = {
  trail: (l) => (
    <Breadcrumb
      label={say(l, 'You are here', 'သင် ဤနေရာတွင် ရှိသည်')}
      trail={[
        { label: say(l, 'Home', 'ပင်မ'), href: '#/' },
        { label: say(l, 'Mobile packages', 'မိုဘိုင်း ပက်ကေ့ချ်များ'), href: '#/mobile-services' },
        { label: say(l, '10 GB for 30 days', 'ရက် 30 အတွက် 10 GB') },
      ]}
    />
  ),
}
