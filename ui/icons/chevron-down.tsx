import { drawIcon } from './draw-icon.tsx'

export const ChevronDownIcon = drawIcon('M5 9l7 7 7-7')
