import { drawIcon } from './draw-icon.tsx'

export const MailIcon = drawIcon('M3.5 5.5h17v13h-17z', 'M4 6l8 7 8-7')
