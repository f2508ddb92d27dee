import { drawIcon } from './draw-icon.tsx'

export const YoutubeIcon = drawIcon(
  'M4.5 6C7 5.4 17 5.4 19.5 6c1 .3 1.5 1 1.7 2 .4 2.6.4 5.4 0 8-.2 1-.7 1.7-1.7 2-2.5.6-12.5.6-15 0-1-.3-1.5-1-1.7-2-.4-2.6-.4-5.4 0-8 .2-1 .7-1.7 1.7-2z',
  'M10 9v6l5-3z',
)
