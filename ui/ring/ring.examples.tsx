import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { Row } from '../layout/layout.tsx'
import { Ring } from './ring.tsx'

export const examples: Examples = {
  allowances: (l) => (
    <Row gap={8} align="start">
      <Ring
        share={0.64}
        value="3.2"
        unit="GB"
        label={say(l, 'of 5 GB, until Friday', '5 GB အနက်၊ သောကြာနေ့အထိ')}
      />
      <Ring
        share={0.9}
        value="182"
        unit={say(l, 'minutes', 'မိနစ်')}
        label={say(l, 'to our own numbers', 'ကွန်ရက်တူ နံပါတ်များသို့')}
        tone="success"
      />
      <Ring share={0.06} value="12" unit="SMS" label={say(l, 'of 200', '200 အနက်')} tone="low" />
      <Ring share={0} value="0" unit="MB" label={say(l, 'Nothing left', 'မကျန်တော့ပါ')} />
    </Row>
  ),
}
