import { drawIcon } from './draw-icon.tsx'

export const FilterIcon = drawIcon('M4 6h16', 'M7 12h10', 'M10 18h4')
