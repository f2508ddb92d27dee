import { useState } from 'react'
import { say } from '../examples.ts'
import type { ExampleLanguage, Examples } from '../examples.ts'
import { Stack } from '../layout/layout.tsx'
import { TextField } from './text-field.tsx'

function Typing({ l }: { l: ExampleLanguage }) {
  const [name, setName] = useState('')
  return (
    <Stack>
      <TextField
        label={say(l, 'Your name', 'သင့်အမည်')}
        hint={say(l, 'As on your NRC', 'မှတ်ပုံတင်ပါအတိုင်း')}
        value={name}
        onValue={setName}
      />
      <TextField
        label={say(l, 'Email', 'အီးမေးလ်')}
        type="email"
        value="care@"
        error={say(l, 'The address is not complete', 'လိပ်စာ မပြည့်စုံပါ')}
        onValue={() => undefined}
      />
      <TextField label={say(l, 'Line', 'လိုင်း')} value="09 691 234 567" disabled onValue={() => undefined} />
    </Stack>
  )
}

export const examples: Examples = { states: (l) => <Typing l={l} /> }
