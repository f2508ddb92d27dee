import { useState } from 'react'
import { say } from '../examples.ts'
import type { ExampleLanguage, Examples } from '../examples.ts'
import { Stack } from '../layout/layout.tsx'
import { Switch } from './switch.tsx'

function Switching({ l }: { l: ExampleLanguage }) {
  const [on, setOn] = useState(true)
  return (
    <Stack gap={2}>
      <Switch
        label={say(l, 'Use less data', 'ဒေတာ ချွေတာရန်')}
        hint={say(l, 'Pictures are left out.', 'ပုံများကို မပြပါ။')}
        on={on}
        onSwitch={setOn}
      />
      <Switch
        label={say(l, 'Auto-renew', 'အလိုအလျောက် သက်တမ်းတိုးရန်')}
        on={false}
        onSwitch={() => undefined}
        disabled
      />
    </Stack>
  )
}

export const examples: Examples = { settings: (l) => <Switching l={l} /> }
