import { drawIcon } from './draw-icon.tsx'

export const PlayIcon = drawIcon('M7 4.5v15l12-7.5z')
