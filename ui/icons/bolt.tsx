import { drawIcon } from './draw-icon.tsx'

export const BoltIcon = drawIcon('M13 2.5L5 13.5h6l-1 8 8-11h-6z')
