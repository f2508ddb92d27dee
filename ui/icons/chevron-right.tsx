import { drawIcon } from './draw-icon.tsx'

export const ChevronRightIcon = drawIcon('M9 5l7 7-7 7')
