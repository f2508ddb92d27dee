import { drawIcon } from './draw-icon.tsx'

export const WifiIcon = drawIcon(
  'M2.5 9.5a14 14 0 0 1 19 0',
  'M5.7 13a9.3 9.3 0 0 1 12.6 0',
  'M9 16.4a4.5 4.5 0 0 1 6 0',
  'M12 19.6v.01',
)
