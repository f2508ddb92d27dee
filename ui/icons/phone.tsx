import { drawIcon } from './draw-icon.tsx'

export const PhoneIcon = drawIcon(
  'M5 4h4l1.8 4.6-2.3 1.6a12 12 0 0 0 5.3 5.3l1.6-2.3L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z',
)
