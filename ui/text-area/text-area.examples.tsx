import { useState } from 'react'
import { say } from '../examples.ts'
import type { ExampleLanguage, Examples } from '../examples.ts'
import { TextArea } from './text-area.tsx'

function Typing({ l }: { l: ExampleLanguage }) {
  const [text, setText] = useState(say(l, 'The line drops every evening.', 'ညနေတိုင်း လိုင်းကျနေပါသည်။'))
  return (
    <TextArea
      label={say(l, 'What happened?', 'ဘာဖြစ်ခဲ့ပါသလဲ')}
      hint={say(l, 'No codes or passwords, please', 'ကုဒ် သို့မဟုတ် စကားဝှက် မရေးပါနှင့်')}
      limit={500}
      counter={(used, limit) => say(l, `${used} of ${limit}`, `${limit} အနက် ${used}`)}
      value={text}
      onValue={setText}
    />
  )
}

export const examples: Examples = { counted: (l) => <Typing l={l} /> }
