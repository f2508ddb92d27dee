import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { Accordion, AccordionItem } from './accordion.tsx'

export const examples: Examples = {
  questions: (l) => (
    <Accordion>
      <AccordionItem title={say(l, 'How do I check my balance?', 'လက်ကျန်ငွေ ဘယ်လိုစစ်ရမလဲ')} open>
        <p>{say(l, 'Dial *124# or open the account page.', '*124# ကို ခေါ်ပါ၊ သို့မဟုတ် အကောင့်စာမျက်နှာကို ဖွင့်ပါ။')}</p>
      </AccordionItem>
      <AccordionItem title={say(l, 'What happens when a package ends?', 'ပက်ကေ့ချ် ကုန်ဆုံးလျှင် ဘာဖြစ်မလဲ')}>
        <p>{say(l, 'You are told by SMS one day before.', 'တစ်ရက်ကြိုတင်၍ စာတိုဖြင့် အသိပေးပါမည်။')}</p>
      </AccordionItem>
      <AccordionItem title={say(l, 'Can I keep my number?', 'နံပါတ်ဟောင်း ဆက်သုံးလို့ ရလား')}>
        <p>{say(l, 'Yes, in any of our shops.', 'ရပါသည်၊ ဆိုင်ခွဲအားလုံးတွင် ဆောင်ရွက်နိုင်ပါသည်။')}</p>
      </AccordionItem>
    </Accordion>
  ),
}
