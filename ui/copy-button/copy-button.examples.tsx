import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { CopyButton } from './copy-button.tsx'

export const examples: Examples = {
  code: (l) => (
    <CopyButton
      text="*979*1#"
      label={say(l, 'Copy *979*1#', '*979*1# ကူးယူရန်')}
      copiedLabel={say(l, 'Copied', 'ကူးယူပြီး')}
      failedLabel={say(l, 'Could not copy', 'ကူးယူ၍ မရပါ')}
    />
  ),
}
