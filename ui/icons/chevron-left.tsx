import { drawIcon } from './draw-icon.tsx'

export const ChevronLeftIcon = drawIcon('M15 5l-7 7 7 7')
