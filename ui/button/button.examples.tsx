import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { ArrowRightIcon } from '../icons/arrow-right.tsx'
import { WalletIcon } from '../icons/wallet.tsx'
import { Row, Stack } from '../layout/layout.tsx'
import { Button, ButtonLink } from './button.tsx'

export const examples: Examples = {
  variants: (l) => (
    <Row gap={3}>
      <Button>{say(l, 'Buy now', 'ယခု ဝယ်ယူရန်')}</Button>
      <Button variant="secondary">{say(l, 'View details', 'အသေးစိတ် ကြည့်ရန်')}</Button>
      <Button variant="quiet">{say(l, 'Cancel', 'မလုပ်တော့ပါ')}</Button>
      <Button variant="danger">{say(l, 'Stop the package', 'ပက်ကေ့ချ် ရပ်ရန်')}</Button>
      <Button variant="inverse">{say(l, 'Order a SIM', 'ဆင်းမ်ကတ် မှာရန်')}</Button>
    </Row>
  ),
  states: (l) => (
    <Row gap={3}>
      <Button loading>{say(l, 'Sending', 'ပို့နေသည်')}</Button>
      <Button disabled>{say(l, 'Not now', 'ယခု မရပါ')}</Button>
      <Button size="small">{say(l, 'Small', 'အသေး')}</Button>
    </Row>
  ),
  links: (l) => (
    <Row gap={3}>
      <ButtonLink href="#/top-up" icon={WalletIcon}>
        {say(l, 'Top up', 'ငွေဖြည့်ရန်')}
      </ButtonLink>
      <ButtonLink href="#/mobile-services" variant="secondary" iconEnd={ArrowRightIcon}>
        {say(l, 'All packages', 'ပက်ကေ့ချ်အားလုံး')}
      </ButtonLink>
    </Row>
  ),
  full: (l) => (
    <Stack gap={2}>
      <Button full icon={WalletIcon}>
        {say(l, 'Pay 10,000 Ks from the main balance', 'ပင်မလက်ကျန်ငွေမှ 10,000 ကျပ် ပေးချေရန်')}
      </Button>
    </Stack>
  ),
}
