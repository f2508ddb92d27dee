import { drawIcon } from './draw-icon.tsx'

export const MessageIcon = drawIcon('M4 5h16v11H11l-5 4v-4H4z', 'M8 9h8', 'M8 12.3h5')
