import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { ArrowRightIcon } from '../icons/arrow-right.tsx'
import { TextLink } from './text-link.tsx'

export const examples: Examples = {
  sentence: (l) => (
    <p>
      {say(l, 'Read the', 'ဤနေရာတွင်')}{' '}
      <TextLink href="#/terms">{say(l, 'terms of service', 'ဝန်ဆောင်မှု စည်းကမ်းများ')}</TextLink>{' '}
      {say(l, 'before you order.', 'ကို ဖတ်ပါ။')}
    </p>
  ),
  alone: (l) => (
    <TextLink href="#/promotions" alone iconEnd={ArrowRightIcon}>
      {say(l, 'See all promotions', 'ပရိုမိုးရှင်းအားလုံး ကြည့်ရန်')}
    </TextLink>
  ),
}
