import { drawIcon } from './draw-icon.tsx'

export const ArrowRightIcon = drawIcon('M4 12h16', 'M14 6l6 6-6 6')
