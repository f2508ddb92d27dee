import { brand } from '#brand'
import { CLIENT_HEADER } from '#contracts/call.ts'
import { expect, test } from '../fixtures.ts'
import { aNewLine } from '../pages/identity-time.ts'
import { deskOf } from '../pages/office.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { phoneOf } from '../pages/sms-inbox.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('row 75 S-250 a contact message: one takes it, the other is told, the answer is an SMS, its customer opens by it', async ({
  page,
  browser,
  lang,
}) => {
  test.slow()
  const language = lang ?? 'en'
  const phone = phoneOf(await aNewLine(3_000))
  const sent = await page.request.post('/api/v1/contact', {
    data: {
      body: 'The signal in our street is weak since Monday.',
      name: 'Ma Hla',
      phone: phone.number,
      topic: 'COMPLAINT',
    },
    headers: { [CLIENT_HEADER]: `${brand.slug}-web` },
  })
  const { result } = (await sent.json()) as { result: { reference: string } }
  const one = await deskOf(browser, language, 'CARE_AGENT')
  const two = await deskOf(browser, language, 'CARE_AGENT')
  const messageIs = one.row(result.reference)

  await one.open('/messages')
  // Those to take come oldest first, and other journeys write too: the page is turned until it is there.
  await expect(async () => {
    if ((await messageIs.count()) === 0) await one.page.keyboard.press('n')
    await expect(messageIs).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  await one.axe()
  const address = await messageIs.getByRole('link').getAttribute('href')
  const path = String(address).replace(/^.*#/, '')
  await two.open(path)
  await expect(two.main).toContainText(two.say('messages.free'))
  await expect(two.main).not.toContainText(phone.number.slice(2))
  // The second window does not hear of it in time.
  await two.page.route('**/office/v1/messages/*', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await messageIs.click()
  await one.page.keyboard.press('t')
  await expect(one.main).toContainText(one.say('messages.yours'))
  await two.page.keyboard.press('t')
  await expect(two.main.getByRole('alert')).toHaveAttribute('data-code', 'MESSAGE_CHANGED')

  await one.axe()
  await one.page.keyboard.press('r')
  await expect(one.dialog).toContainText(one.say('messages.how'))
  await one.axe()
  await one.button('messages.answer', {}, one.dialog).click()
  await expect(one.main).toContainText(one.say('messageState.ANSWERED'))
  const told = async () => (await phone.messages()).some(({ text }) => text.includes(result.reference))
  await expect.poll(told, { timeout: 20_000 }).toBe(true)

  await one.button('messages.customer').click()
  await expect(one.main).toContainText(one.say('record.everything'))
  await expect(one.main).toContainText('3,000')
  expect(one.page.url()).not.toContain(phone.number.slice(1))
  expect(one.problems).toEqual([])
  for (const desk of [one, two]) await desk.close()
})
