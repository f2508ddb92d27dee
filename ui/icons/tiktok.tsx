import { drawIcon } from './draw-icon.tsx'

export const TiktokIcon = drawIcon('M13.5 3.5v11.7a3.8 3.8 0 1 1-3.8-3.8', 'M13.5 3.5c.3 2.8 2.2 4.6 5 4.8')
