import { drawIcon } from './draw-icon.tsx'

export const WalletIcon = drawIcon(
  'M4 7.5A2.5 2.5 0 0 1 6.5 5H18v3',
  'M4 7.5A2.5 2.5 0 0 0 6.5 10H20v9H6.5A2.5 2.5 0 0 1 4 16.5z',
  'M16 14.5v.01',
)
