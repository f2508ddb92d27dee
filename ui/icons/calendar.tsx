import { drawIcon } from './draw-icon.tsx'

export const CalendarIcon = drawIcon('M4 6h16v14H4z', 'M4 10h16', 'M8 3v4', 'M16 3v4')
