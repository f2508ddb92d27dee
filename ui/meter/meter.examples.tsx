import type { Examples } from '../examples.ts'
import { Stack } from '../layout/layout.tsx'
import { Meter } from './meter.tsx'

export const examples: Examples = {
  left: () => (
    <Stack gap={4}>
      <Meter share={0.52} />
      <Meter share={0.63} tone="minutes" />
      <Meter share={0.84} tone="messages" />
      <Meter share={0.01} tone="days" />
      <Meter share={0} />
    </Stack>
  ),
}
