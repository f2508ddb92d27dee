import type { Examples } from '../examples.ts'
import { ClockIcon } from '../icons/clock.tsx'
import { GiftIcon } from '../icons/gift.tsx'
import { WalletIcon } from '../icons/wallet.tsx'
import { Row } from '../layout/layout.tsx'
import { Disc } from './disc.tsx'

export const examples: Examples = {
  tones: () => (
    <Row gap={4}>
      <Disc>
        <GiftIcon size={24} />
      </Disc>
      <Disc tone="in">
        <WalletIcon size={24} />
      </Disc>
      <Disc tone="warm" size="large">
        <ClockIcon size={24} />
      </Disc>
    </Row>
  ),
}
