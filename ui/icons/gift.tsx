import { drawIcon } from './draw-icon.tsx'

export const GiftIcon = drawIcon(
  'M4 10h16v10.5H4z',
  'M3 7h18v3H3z',
  'M12 7v13.5',
  'M12 7C9 7 7.5 6 7.5 4.5S9 2.8 10 3.6 12 7 12 7z',
  'M12 7c3 0 4.5-1 4.5-2.5S15 2.8 14 3.6 12 7 12 7z',
)
