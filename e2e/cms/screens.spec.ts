import { expect, test } from './fixtures.ts'

test('the screens speak the language a colleague chose: Burmese labels, choices and names of lists', async ({
  desk,
  newsroom,
}, info) => {
  const cms = await desk(newsroom.editor)
  const keep = (name: string) => cms.page.screenshot({ path: info.outputPath(`${name}.png`) })
  await cms.page.context().addCookies([{ name: 'payload-lng', value: 'my', url: newsroom.office }])
  await cms.open('')
  await expect(cms.page.getByText('ပက်ကေ့ချ်များ').first()).toBeVisible()
  await keep('dashboard-my')
  await cms.open('collections/posts')
  await expect(cms.page.getByRole('link', { name: 'မြန်မာစာ မရှိသေးသည်များ' })).toBeVisible()
  await keep('list-my')
  await cms.open('collections/posts/create')
  await expect(cms.page.locator('label[for="field-title"]')).toContainText('ခေါင်းစဉ်')
  await expect(cms.page.locator('#field-template')).toContainText('သတင်း')
  // Payload's own words for the editor of formatted texts are Malay.
  await expect(cms.page.getByText('ဤနေရာတွင် ရေးပါ။').first()).toBeVisible()
  await expect(cms.page.getByText('Mula menaip')).toHaveCount(0)
  await keep('edit-my')
})

test('every time is Yangon’s and says so: heads of documents and lists of accounts, on screens of both languages', async ({
  desk,
  newsroom,
}, info) => {
  const cms = await desk(newsroom.site.cms.admin)
  const live = await newsroom.admin.find('posts', 'promo-tazaungdaing-2026')
  for (const [language, zone] of [
    ['en', '(Yangon time)'],
    ['my', '(ရန်ကုန်စံတော်ချိန်)'],
  ] as const) {
    await cms.page.context().addCookies([{ name: 'payload-lng', value: language, url: newsroom.office }])
    await cms.open(`collections/posts/${live.id}`)
    await expect(cms.page.locator('.doc-controls__value-wrap').first()).toContainText(zone)
    await cms.page.screenshot({ path: info.outputPath(`head-${language}.png`) })
    await cms.open('collections/users?columns=["email","updatedAt"]')
    await expect(cms.page.locator('.table tbody tr').first()).toContainText(zone)
    await cms.page.screenshot({ path: info.outputPath(`users-${language}.png`) })
  }
})

test('nobody is let in without a password, and no screen asks another host for anything', async ({
  browser,
  newsroom,
}, info) => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(newsroom.office) && /^https?:/.test(request.url()))
      foreign.push(request.url())
  })
  await page.goto(`${newsroom.office}/admin/collections/posts`)
  await expect(page).toHaveURL(/\/admin\/login/)
  await expect(page.locator('#field-password')).toBeVisible()
  await page.screenshot({ path: info.outputPath('login.png') })
  expect(foreign).toEqual([])
  await page.context().close()
})
