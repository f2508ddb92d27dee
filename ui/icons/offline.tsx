import { drawIcon } from './draw-icon.tsx'

export const OfflineIcon = drawIcon(
  'M3 3l18 18',
  'M2.5 9.5a14 14 0 0 1 4-2.6',
  'M10.5 5.6a14 14 0 0 1 11 3.9',
  'M9 16.4a4.5 4.5 0 0 1 6 0',
  'M12 19.6v.01',
  'M5.7 13a9.3 9.3 0 0 1 3.6-2.1',
)
