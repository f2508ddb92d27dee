import { drawIcon } from './draw-icon.tsx'

export const ChevronUpIcon = drawIcon('M5 15l7-7 7 7')
