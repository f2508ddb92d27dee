import { drawIcon } from './draw-icon.tsx'

export const StarIcon = drawIcon('M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z')
