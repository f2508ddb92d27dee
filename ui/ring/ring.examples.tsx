import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { Row } from '../layout/layout.tsx'
import { Ring } from './ring.tsx'

export const examples: Examples = {
  allowances: (l) => (
    <Row gap={8} align="start">
      <Ring
        size="large"
        share={0.52}
        value="2.6 GB"
        of={say(l, 'of 5 GB', '5 GB အနက်')}
        label={say(l, 'Data', 'ဒေတာ')}
        note={say(l, 'until 10 December', 'ဒီဇင်ဘာ 10 ရက် အထိ')}
      />
      <Ring
        share={0.63}
        value="38"
        of="/ 60"
        label={say(l, 'Minutes', 'မိနစ်')}
        note={say(l, 'until tomorrow', 'မနက်ဖြန်အထိ')}
        soon
        tone="minutes"
      />
      <Ring share={0.06} value="12" of="/ 200" label="SMS" tone="messages" />
      <Ring share={0} value="0 MB" label={say(l, 'Data', 'ဒေတာ')} />
    </Row>
  ),
}
