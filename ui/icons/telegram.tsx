import { drawIcon } from './draw-icon.tsx'

export const TelegramIcon = drawIcon('M3 11.5L21 4l-3 16-6-4.5-3 3-.5-5.5z', 'M8.5 13L21 4')
