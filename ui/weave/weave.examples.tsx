import { Card } from '../card/card.tsx'
import type { Examples } from '../examples.ts'
import { Weave } from './weave.tsx'

export const examples: Examples = {
  onPlum: () => (
    <Card tone="inverse" padding="roomy">
      <Weave />
      <p>12,450</p>
    </Card>
  ),
}
