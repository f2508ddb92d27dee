import type { Examples } from '../examples.ts'
import { Row } from '../layout/layout.tsx'
import type { Icon } from './draw-icon.tsx'

const modules = import.meta.glob<Record<string, Icon>>(
  ['./*.tsx', '!./draw-icon.tsx', '!./*.examples.tsx', '!./*.test.tsx'],
  {
    eager: true,
  },
)

export const examples: Examples = {
  all: () => (
    <Row gap={4}>
      {Object.values(modules).flatMap((module) =>
        Object.entries(module).map(([name, Drawing]) => <Drawing key={name} size={32} />),
      )}
    </Row>
  ),
}
