import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { say } from '../examples.ts'
import type { ExampleLanguage, Examples } from '../examples.ts'
import { Stack } from '../layout/layout.tsx'
import { Price } from '../price/price.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { Sheet } from './sheet.tsx'
import type { SheetProps } from './sheet.tsx'

function Opening({ l, kind }: { l: ExampleLanguage; kind: NonNullable<SheetProps['kind']> }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say(l, 'Open', 'ဖွင့်ရန်')}</Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        kind={kind}
        title={say(l, 'Buy this package', 'ဤပက်ကေ့ချ်ကို ဝယ်ရန်')}
        closeLabel={say(l, 'Close', 'ပိတ်ရန်')}
        footer={<Button full>{say(l, 'Confirm', 'အတည်ပြုမည်')}</Button>}
      >
        <Stack gap={3}>
          <p>
            {say(
              l,
              '10 GB for 30 days, paid from the main balance.',
              '10 GB ကို ရက် 30 အတွက် ပင်မလက်ကျန်ငွေမှ ပေးချေပါမည်။',
            )}
          </p>
          <Price amountKyat={9900} unit={say(l, 'Ks', 'ကျပ်')} size="large" />
          <TextLink href="#/terms" alone>
            {say(l, 'Terms', 'စည်းကမ်းများ')}
          </TextLink>
        </Stack>
      </Sheet>
    </>
  )
}

export const examples: Examples = {
  bottom: (l) => <Opening l={l} kind="bottom" />,
  full: (l) => <Opening l={l} kind="full" />,
  middle: (l) => <Opening l={l} kind="middle" />,
}
