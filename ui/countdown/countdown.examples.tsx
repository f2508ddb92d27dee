import type { Examples } from '../examples.ts'
import { Row } from '../layout/layout.tsx'
import { Countdown } from './countdown.tsx'

export const examples: Examples = {
  left: () => (
    <Row gap={4}>
      <Countdown share={1} />
      <Countdown share={0.45} />
      <Countdown share={0.04} />
    </Row>
  ),
}
