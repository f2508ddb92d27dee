import { expect, test } from '../fixtures.ts'
import { aContract, thousands } from '../pages/fibre.ts'
import { deskOf } from '../pages/office.ts'

const PHONE = () => `0977${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`

test('row 75 bills and payments of a contract are shown by its number and for a reason, nobody whole', async ({
  browser,
  lang,
}) => {
  const { contractNo, due } = await aContract(PHONE())
  const desk = await deskOf(browser, lang ?? 'en', 'CARE_AGENT')
  await desk.open('/fibre/contracts')
  const fill = (key: string, text: string) => desk.main.getByLabel(desk.say(key)).fill(text)
  await fill('fibre.contract', contractNo)
  await fill('ask.why', 'asks why the bill rose')
  await desk.button('fibre.openContract').click()
  await expect(desk.main).toContainText('Daw K••• K•••')
  await expect(desk.main).toContainText(thousands(due))
  await expect(desk.main).not.toContainText('Daw Khin Khin')
  expect(desk.page.url()).toMatch(/#\/fibre\/contracts$/)
  await desk.axe()
  expect(await desk.kept()).toEqual([])
  expect(desk.problems).toEqual([])
  await desk.close()
})

test('row 75 the room for visits is changed with why, never below what is taken', async ({
  browser,
  lang,
}) => {
  const desk = await deskOf(browser, lang ?? 'en', 'FTTH_DISPATCH')
  await desk.open('/fibre/day')
  const township = desk.main.getByLabel(desk.say('fibre.township'))
  await expect(township.locator('option[value="tsp-kamayut"]')).toHaveCount(1)
  await township.selectOption('tsp-kamayut')
  const room = desk.main.getByRole('table', { name: desk.say('fibre.room') })
  await room.getByRole('button').last().click()
  await desk.fill('fibre.capacity', '7')
  await desk.act('fibre.change', 'one more team')
  await expect(room).toContainText(desk.say('fibre.taken', { taken: '0', capacity: '7' }))
  await desk.axe()
  await desk.close()
})
