import { drawIcon } from './draw-icon.tsx'

export const MapPinIcon = drawIcon(
  'M12 21s7-6.3 7-11.5a7 7 0 0 0-14 0C5 14.7 12 21 12 21z',
  'M9.5 9.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0',
)
