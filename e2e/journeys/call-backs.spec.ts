import { expect, test } from '../fixtures.ts'
import { aPhone } from '../pages/call-backs.ts'
import { ask } from '../pages/database.ts'
import { deskOf } from '../pages/office.ts'

test('row 58 a call-back is taken by one, whole for them alone, and done with what came of it', async ({
  browser,
  lang,
}) => {
  const phone = aPhone()
  const reference = `C-26111699${Math.floor(Math.random() * 900 + 100)}-1`
  await ask(
    `insert into fibre_call_back (id, reference, same_key, full_name, line, place_id, preferred, lang, received_at)
      values (gen_random_uuid(), $1, $1, 'U Hla Maung', $2, 'tsp-hlaing', 'CALL', 'my', platform.now() - interval '30 days')`,
    [reference, `95${phone.slice(1)}`],
  )
  const [one, two] = [
    await deskOf(browser, lang ?? 'en', 'FTTH_DISPATCH'),
    await deskOf(browser, lang ?? 'en', 'CARE_AGENT'),
  ]
  for (const desk of [one, two]) await desk.open('/call-backs')
  await expect(one.row(reference)).toContainText('U H••• M•••')
  await one.axe()
  await one.button('messages.take', {}, one.row(reference)).click()
  await expect(one.row(reference)).toContainText(phone)
  await two.button('messages.take', {}, two.row(reference)).click()
  await expect(two.main.getByRole('alert')).toBeVisible()
  await expect(two.row(reference)).not.toContainText(phone)
  await one.button('calls.called', {}, one.row(reference)).click()
  await one.fill('calls.whatCame', 'wants F40, ordered on the website')
  await one.button('calls.called', {}, one.dialog).click()
  await expect(one.row(reference)).toHaveCount(0)
  for (const desk of [one, two]) await desk.close()
})
