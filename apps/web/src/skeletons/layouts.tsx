import type { ReactNode } from 'react'
import type { Breakpoint } from '../page/breakpoint.ts'
import { Banner, Beside, Cards, Chips, Form, Lines, List, Title } from './shapes.tsx'
import type { SkeletonLabel } from '../navigation/skeleton-label.ts'
import styles from './page-skeleton.module.css'

type PerBreakpoint<T> = Readonly<Record<Breakpoint, T>>

/** How many cards stand side by side. */
const CARDS: PerBreakpoint<number> = { xs: 1, sm: 2, md: 3, lg: 4, xl: 4 }
const TILES: PerBreakpoint<number> = { xs: 2, sm: 3, md: 4, lg: 6, xl: 6 }
const NEWS: PerBreakpoint<number> = { xs: 1, sm: 2, md: 3, lg: 3, xl: 4 }
const BANNER_PX: PerBreakpoint<number> = { xs: 240, sm: 300, md: 420, lg: 420, xl: 420 }
const MAP_PX: PerBreakpoint<number> = { xs: 320, sm: 400, md: 480, lg: 560, xl: 640 }

const isWide = (breakpoint: Breakpoint) => breakpoint === 'md' || breakpoint === 'lg' || breakpoint === 'xl'

const share = (breakpoint: Breakpoint, fields: number, options: number) => (
  <>
    <Title />
    <Chips count={3} />
    <Beside
      wide={isWide(breakpoint)}
      main={<Form fields={fields} chips={options} />}
      side={<List rows={3} />}
    />
  </>
)

/** Each laid out like the screen it stands for, so that nothing jumps when the real one comes. */
export const LAYOUTS: Readonly<Record<SkeletonLabel, (breakpoint: Breakpoint) => ReactNode>> = {
  DGDataShare: (breakpoint) => share(breakpoint, 2, TILES[breakpoint]),
  DGVoiceShare: (breakpoint) => share(breakpoint, 3, CARDS[breakpoint] + 2),
  DigitalService: (breakpoint) => (
    <>
      <Title />
      <Chips count={TILES[breakpoint]} />
      <Cards columns={TILES[breakpoint]} count={TILES[breakpoint] * 2} ratio="1" lines={2} />
    </>
  ),
  earned: (breakpoint) => (
    <>
      <Title />
      <Beside wide={isWide(breakpoint)} main={<List rows={8} />} side={<Banner heightPx={220} />} />
    </>
  ),
  findMap: (breakpoint) => (
    <>
      <Title />
      <Beside
        wide={isWide(breakpoint)}
        main={<Banner heightPx={MAP_PX[breakpoint]} />}
        side={<List rows={isWide(breakpoint) ? 6 : 3} />}
      />
    </>
  ),
  MobileService: (breakpoint) => (
    <>
      <Title />
      <Chips count={TILES[breakpoint]} />
      <Cards columns={CARDS[breakpoint]} count={CARDS[breakpoint] * 2} ratio="2.4" lines={3} />
    </>
  ),
  Promotions: (breakpoint) => (
    <>
      <Title />
      <Beside
        wide={isWide(breakpoint)}
        main={<Banner heightPx={isWide(breakpoint) ? 360 : 200} />}
        side={<Lines count={4} />}
      />
      <Cards columns={isWide(breakpoint) ? 2 : 1} count={4} ratio="1.78" lines={isWide(breakpoint) ? 4 : 2} />
    </>
  ),
  home_loading_banner: (breakpoint) => (
    <>
      <div className={isWide(breakpoint) ? styles.hero : undefined}>
        <Banner heightPx={BANNER_PX[breakpoint]} />
        <Lines count={4} />
      </div>
      <Cards columns={breakpoint === 'xs' ? 3 : 6} count={6} ratio="1.6" lines={0} />
    </>
  ),
  community_page: (breakpoint) => (
    <>
      <Banner heightPx={isWide(breakpoint) ? 320 : 200} />
      <Chips count={4} />
      <Cards columns={NEWS[breakpoint]} count={NEWS[breakpoint] * 2} ratio="1.78" lines={3} />
    </>
  ),
  'see-all-news': (breakpoint) => (
    <>
      <Title />
      <Chips count={5} />
      <Cards columns={NEWS[breakpoint]} count={NEWS[breakpoint] * 2} ratio="1.78" lines={3} />
    </>
  ),
  'see-all-news-detail': (breakpoint) => (
    <>
      <Title />
      <Beside
        wide={isWide(breakpoint)}
        main={<Lines count={6} />}
        side={<Banner heightPx={isWide(breakpoint) ? 300 : 190} />}
      />
      <Cards columns={NEWS[breakpoint]} count={NEWS[breakpoint]} ratio="2.2" lines={2} />
    </>
  ),
}
