import type { Examples } from '../examples.ts'
import { Row } from '../layout/layout.tsx'
import { Logo, LogoMark } from './logo.tsx'

export const examples: Examples = {
  named: (l) => <Logo name={l === 'my' ? 'အော်ကစ်' : 'Orchid'} />,
  marks: () => (
    <Row gap={4}>
      <LogoMark size={24} />
      <LogoMark />
      <LogoMark size={96} />
    </Row>
  ),
}
