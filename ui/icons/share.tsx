import { drawIcon } from './draw-icon.tsx'

export const ShareIcon = drawIcon(
  'M15.5 5.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0',
  'M3.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0',
  'M15.5 18.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0',
  'M8.2 10.8l7.6-4.1',
  'M8.2 13.2l7.6 4.1',
)
