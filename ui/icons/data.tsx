import { drawIcon } from './draw-icon.tsx'

export const DataIcon = drawIcon('M7 20V10', 'M3.5 13.5L7 10l3.5 3.5', 'M17 4v10', 'M13.5 10.5L17 14l3.5-3.5')
