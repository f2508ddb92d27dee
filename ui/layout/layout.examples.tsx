import { Card } from '../card/card.tsx'
import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { Grid, PageWidth, Row, Stack } from './layout.tsx'

export const examples: Examples = {
  grids: (l) => (
    <PageWidth>
      <Stack gap={8}>
        {([2, 3, 4] as const).map((columns) => (
          <Grid key={columns} columns={columns}>
            {[1, 2, 3, 4].map((card) => (
              <Card key={card}>{say(l, `Card ${card}`, `ကတ် ${card}`)}</Card>
            ))}
          </Grid>
        ))}
        <Row spread>
          <span>{say(l, 'Left', 'ဘယ်')}</span>
          <span>{say(l, 'Right', 'ညာ')}</span>
        </Row>
      </Stack>
    </PageWidth>
  ),
}
