import { expect, test } from '../fixtures.ts'
import { aNewLine, codeWasSentEarlier } from '../pages/identity-time.ts'
import { deskOf } from '../pages/office.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { phoneOf } from '../pages/sms-inbox.ts'
import { aPhoto, notHelped, numberOf, proveByCode, ticketsOf } from '../pages/tickets.ts'
import { buysWhile, openMovesAreDue, signInWithBalance } from '../pages/value.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

const ALARM = 'The red lamp is on since this morning. See http://example.com/lamp'

test('S-041 S-075 S-076 S-307 an address without a service offers both, each with its own kinds of problem', async ({
  page,
  site,
}) => {
  const tickets = ticketsOf(page, site)
  for (const address of ['request-issue', 'request-issue?service=tv']) {
    await site.open(address)
    await expect(tickets.main.getByRole('link', { name: site.words('tickets.service.mobile') })).toBeVisible()
    await expect(tickets.main.getByRole('link', { name: site.words('tickets.service.ftth') })).toBeVisible()
  }
  await site.axe()
  await tickets.main.getByRole('link', { name: site.words('tickets.service.mobile') }).click()
  await expect(tickets.tile('NO_SIGNAL')).toBeAttached()
  await expect(tickets.tile('NO_INTERNET')).toHaveCount(0)
  await site.open('request-issue?service=ftth')
  await expect(tickets.tile('NO_INTERNET')).toBeAttached()
  await expect(tickets.tile('NO_SIGNAL')).toHaveCount(0)
  await site.axe()
  expect(site.problems).toEqual([])
})

test('S-306 no internet with a photo: answered in the office, replied to, solved, rated, opened again', async ({
  page,
  site,
  browser,
  lang,
}) => {
  test.setTimeout(180_000)
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 0)
  const tickets = ticketsOf(page, site)
  await site.open('request-issue?service=ftth')
  await tickets.tile('NO_INTERNET').check({ force: true })
  await notHelped(page, site)
  await tickets.answerAll()
  await tickets.description.fill(ALARM)
  await tickets.main
    .locator('input[type="file"]')
    .setInputFiles({ name: 'lamp.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(page) })
  await expect(tickets.says('files.there')).toBeVisible({ timeout: 30_000 })
  await site.axe()
  await tickets.send.click()
  const ticketNo = await numberOf(page)
  await expect(tickets.says('tickets.sentTitle')).toBeVisible()
  await expect(tickets.thread).toContainText('The red lamp is on')
  await expect(tickets.thread.getByRole('link')).toHaveCount(0)
  await site.axe()

  const desk = await deskOf(browser, lang ?? 'en', 'CARE_AGENT')
  await desk.open('/tickets')
  await desk.main.getByRole('textbox', { name: desk.say('care.number') }).fill(ticketNo)
  await desk.button('care.find').click()
  await expect(desk.main.locator('h1')).toContainText(ticketNo)
  await expect(desk.main).toContainText('The red lamp is on')
  await expect(desk.main.getByRole('link', { name: /example/ })).toHaveCount(0)
  await desk.page.keyboard.press('Escape')
  await desk.button('messages.take').click()
  await expect(desk.main).toContainText(desk.say('care.yours'))
  await desk.main
    .getByRole('textbox', { name: desk.say('care.note') })
    .fill('Looks like the cable of the whole street.')
  await desk.button('care.keepNote').click()
  await expect(desk.main).toContainText('Looks like the cable')
  await desk.main
    .getByRole('textbox', { name: desk.say('care.answer') })
    .fill('We are sending someone today.')
  await desk.main.getByLabel(desk.say('care.then')).selectOption('WAITING_CUSTOMER')
  await desk.axe()
  await desk.button('care.send').click()
  await expect(desk.main).toContainText('We are sending someone today.')

  // By itself: the page is not touched.
  await expect(tickets.thread).toContainText('We are sending someone today.', { timeout: 40_000 })
  await expect(tickets.main).not.toContainText('Looks like the cable')
  await tickets.reply.fill('Thank you. I am at home until six.')
  await tickets.button('tickets.sendReply').click()
  await expect(tickets.thread).toContainText('I am at home until six.')

  await expect(desk.main).toContainText('I am at home until six.', { timeout: 15_000 })
  const answer = desk.main.getByRole('textbox', { name: desk.say('care.answer') })
  // The customer's language first, the other one on demand; either can be changed before it goes.
  await desk.main.getByLabel(desk.say('care.template')).selectOption('solved')
  await expect(answer).not.toHaveValue('')
  const own = await answer.inputValue()
  await desk.button(`language.${site.lang === 'my' ? 'en' : 'my'}`).click()
  await desk.main.getByLabel(desk.say('care.template')).selectOption('solved')
  await expect(answer).not.toHaveValue(own)
  await answer.fill(`${own} The cable is repaired.`)
  await desk.main.getByLabel(desk.say('care.then')).selectOption('RESOLVED')
  await desk.button('care.send').click()
  await expect(desk.main).toContainText(desk.say('ticketState.RESOLVED'))
  expect(desk.problems).toEqual([])

  await expect(tickets.stands('RESOLVED')).toBeVisible({ timeout: 40_000 })
  await tickets.button('tickets.yes').click()
  await tickets.main
    .getByRole('radio', { name: site.words('tickets.stars', { stars: '4' }) })
    .check({ force: true })
  await site.axe()
  await tickets.button('tickets.sendRating').click()
  await expect(tickets.says('tickets.rated', { stars: '4' })).toBeVisible()
  await tickets.button('tickets.notYetSolved').click()
  await expect(tickets.stands('REOPENED')).toBeVisible()
  await expect(desk.main).toContainText(desk.say('ticketState.REOPENED'), { timeout: 15_000 })
  const told = async () => (await phone.messages()).some(({ text }) => text.includes(ticketNo))
  await expect.poll(told, { timeout: 20_000 }).toBe(true)
  expect(site.problems).toEqual([])
  await desk.close()
})

test('S-305 a purchase that failed is reported from the history in two taps, and a second time leads to the first', async ({
  page,
  site,
}) => {
  const { buy, phone } = await buysWhile(page, site, 'SILENT_BEFORE_EFFECT')
  await expect(buy.says('purchases.checkingTitle')).toBeVisible({ timeout: 15_000 })
  await openMovesAreDue(phone.number)
  await expect(buy.says('purchases.nothingTaken')).toBeVisible({ timeout: 20_000 })

  const tickets = ticketsOf(page, site)
  const report = async () => {
    await site.open('myid/history')
    await tickets.main
      .getByRole('link', { name: site.words('tickets.reportThis') })
      .first()
      .click()
    await tickets.send.click()
    return numberOf(page)
  }
  const first = await report()
  await expect(tickets.says('tickets.sentTitle')).toBeVisible()
  await expect(tickets.thread).toContainText(site.words('tickets.thing.MOVE'))
  await site.axe()
  expect(await report()).toBe(first)
  await expect(tickets.says('tickets.sameTitle')).toBeVisible()
  await tickets.button('tickets.worksAgain').click()
  await expect(tickets.stands('RESOLVED')).toBeVisible()
})

test('S-305 a guest proves a number by code while sending, and follows the report by another one', async ({
  page,
  site,
}) => {
  const phone = phoneOf(await aNewLine())
  const tickets = ticketsOf(page, site)
  await site.open('request-issue?service=mobile')
  await tickets.tile('SLOW_DATA').check({ force: true })
  await notHelped(page, site)
  await tickets.answerAll()
  await tickets.description.fill('Pages open very slowly in the evening.')
  await tickets.button('tickets.sendWithCode').click()
  await proveByCode(page, site, phone)
  const ticketNo = await numberOf(page)
  await expect(tickets.says('tickets.sentTitle')).toBeVisible()
  await expect(tickets.thread).toContainText('very slowly')
  await site.axe()

  // Another tab: what was proven is gone with the first.
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(tickets.main).not.toContainText('very slowly')
  await site.open('request-issue/track')
  await expect(tickets.says('tickets.whoTitle')).toBeVisible()
  await site.axe()
  await codeWasSentEarlier(phone.number)
  await tickets.button('tickets.byCode').click()
  await proveByCode(page, site, phone)
  await tickets.main.getByRole('link', { name: ticketNo }).click()
  await expect(tickets.thread).toContainText('very slowly')
  await tickets.button('tickets.cancel').click()
  await expect(tickets.stands('CANCELLED')).toBeVisible()
  expect(site.problems).toEqual([])
})

test('what is missing is said at its field, and what helped is counted without a report', async ({
  page,
  site,
}) => {
  const tickets = ticketsOf(page, site)
  await site.open('request-issue?service=mobile&topic=SIM')
  await expect(tickets.tile('SIM_PROBLEM')).toBeChecked()
  await notHelped(page, site)
  await tickets.description.fill('short')
  await tickets.button('tickets.sendWithCode').click()
  await expect(tickets.says('tickets.wrong.short', { min: '10' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await site.axe()

  await site.open('request-issue?service=ftth')
  await tickets.tile('NO_INTERNET').check({ force: true })
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/categories/NO_INTERNET/helped'))
  await tickets.button('tickets.itHelped').click()
  expect((await counted).ok()).toBe(true)
  await expect(tickets.says('tickets.helpedTitle')).toBeVisible()
  await expect(tickets.form).toHaveCount(0)
  expect(site.problems).toEqual([])
})

test('row 60 somebody calls: staff enter it once, the caller has its number by SMS, and a second call leads to the first', async ({
  browser,
  lang,
}) => {
  const phone = phoneOf(await aNewLine())
  const desk = await deskOf(browser, lang ?? 'en', 'CARE_AGENT')
  const enter = async () => {
    await desk.open('/tickets')
    await desk.button('care.enter').click()
    await desk.dialog.getByRole('combobox', { name: desk.say('care.category') }).click()
    await desk.page
      .getByRole('option', { name: desk.say('care.service.ftth') })
      .first()
      .click()
    await desk.dialog.getByRole('textbox', { name: desk.say('care.caller') }).fill(phone.number)
    await desk.dialog
      .getByRole('textbox', { name: desk.say('care.said') })
      .fill('No light on the box since noon.')
    await desk.axe()
    await desk.button('care.enterAct', {}, desk.dialog).click()
    await expect(desk.main).toContainText('No light on the box')
    await expect(desk.main).toContainText(desk.say('care.cameBy.PHONE'))
    return (await desk.main.locator('h1').textContent())?.match(/H-[\d-]+/)?.[0] ?? ''
  }
  const ticketNo = await enter()
  expect(ticketNo).not.toBe('')
  await expect
    .poll(async () => (await phone.messages()).filter(({ text }) => text.includes(ticketNo)).length, {
      timeout: 20_000,
    })
    .toBe(1)
  expect(await enter()).toBe(ticketNo)
  expect(desk.problems).toEqual([])
  await desk.close()
})
