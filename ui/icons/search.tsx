import { drawIcon } from './draw-icon.tsx'

export const SearchIcon = drawIcon('M4 11a7 7 0 1 0 14 0a7 7 0 1 0 -14 0', 'M16.2 16.2L21 21')
