import { expect, it } from 'vitest'
import { byName } from './inlined-classes.ts'

const IMPORT = "import styles from './card.module.css'"

it('classes that are all named in the code come by their names', () => {
  expect(byName(`${IMPORT}\nconst look = styles.card`)).toContain(
    "import * as styles from './card.module.css'",
  )
})

it.each(['styles[tone]', 'lookOf(styles)', '{ styles }', 'both(styles, more)'])(
  'a table that is looked into stays one: %s',
  (use) => expect(byName(`${IMPORT}\nconst look = ${use}`)).toContain(IMPORT),
)
