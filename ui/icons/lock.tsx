import { drawIcon } from './draw-icon.tsx'

export const LockIcon = drawIcon('M6 11h12v9.5H6z', 'M8.5 11V8a3.5 3.5 0 0 1 7 0v3')
