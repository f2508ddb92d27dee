import { drawIcon } from './draw-icon.tsx'

export const CheckIcon = drawIcon('M4.5 12.5l5 5 10-11')
