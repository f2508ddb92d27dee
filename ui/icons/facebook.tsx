import { drawIcon } from './draw-icon.tsx'

export const FacebookIcon = drawIcon(
  'M14 21v-7.5h2.7l.5-3.2H14V8.2c0-1 .4-1.7 1.8-1.7h1.5V3.7A17 17 0 0 0 15 3.5c-2.3 0-4 1.4-4 4v2.8H8.3v3.2H11V21',
)
