import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { Grid, Stack } from '../layout/layout.tsx'
import { Skeleton, SkeletonGroup } from './skeleton.tsx'

export const examples: Examples = {
  shapes: (l) => (
    <SkeletonGroup label={say(l, 'Loading', 'ဖွင့်နေသည်')}>
      <Stack gap={2}>
        <Skeleton shape="circle" />
        <Skeleton shape="line" width="60%" />
        <Skeleton shape="line" />
        <Skeleton height="120px" />
        <Skeleton shape="petal" height="120px" />
        <Skeleton shape="pill" width="160px" />
      </Stack>
    </SkeletonGroup>
  ),
  cards: (l) => (
    <SkeletonGroup label={say(l, 'Loading news', 'သတင်းများ ဖွင့်နေသည်')}>
      <Grid columns={3}>
        {[1, 2, 3].map((card) => (
          <Stack key={card} gap={2}>
            <Skeleton ratio="16 / 9" />
            <Skeleton shape="line" width="80%" />
            <Skeleton shape="line" width="50%" />
          </Stack>
        ))}
      </Grid>
    </SkeletonGroup>
  ),
}
