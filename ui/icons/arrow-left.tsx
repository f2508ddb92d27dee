import { drawIcon } from './draw-icon.tsx'

export const ArrowLeftIcon = drawIcon('M20 12H4', 'M10 6l-6 6 6 6')
