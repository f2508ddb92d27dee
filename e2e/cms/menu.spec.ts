import { paragraph } from '../../apps/cms/tasks/formatted.ts'
import { carriedOver } from './carried-over.ts'
import { expect, test } from './fixtures.ts'

/** The first link of the footer and the first menu of the header, as they are and as they become. */
const CHANGES = {
  en: { field: 'Data', to: 'Read this first', menu: 'Mobile services', becomes: 'On your phone' },
  my: {
    field: 'ဒေတာ',
    to: 'ဤသည်ကို အရင်ဖတ်ပါ',
    menu: 'မိုဘိုင်းဝန်ဆောင်မှု',
    becomes: 'သင့်ဖုန်းအတွက်',
  },
} as const

test.describe.configure({ mode: 'serial' })

for (const language of ['en', 'my'] as const)
  test(`the menus in header and footer and a question are changed on a screen in ${language} and read on the website`, async ({
    desk,
    newsroom,
    reader,
  }, info) => {
    const keep = (name: string) => cms.page.screenshot({ path: info.outputPath(`${name}.png`) })
    const { field, to, menu, becomes } = CHANGES[language]
    const cms = await desk(newsroom.approver)
    await cms.page.context().addCookies([{ name: 'payload-lng', value: language, url: newsroom.office }])
    const { id } = await newsroom.admin.find('footers', 'footer')
    await cms.open(`collections/footers/${id}?locale=${language}`)
    await keep('menu')
    // The CMS remembers which rows somebody opened; "Show all" opens them, whichever they were.
    for (const list of ['columns', 'columns__0__links'])
      await cms.field(list).locator('.array-field__header-action').nth(1).click()
    const name = cms.field('columns__0__links__0__name')
    await expect(name).toHaveValue(field)
    await name.fill(to)
    await cms.publish()
    await keep('menu-changed')
    await cms.open(
      `collections/menus/${(await newsroom.admin.find('menus', 'personal')).id}?locale=${language}`,
    )
    await cms.field('items').locator('.array-field__header-action').nth(1).click()
    await expect(cms.field('items__0__name')).toHaveValue(menu)
    await cms.field('items__0__name').fill(becomes)
    await cms.publish()
    await keep('header-menu-changed')

    const question = { en: 'Where do I read my number?', my: 'ကျွန်ုပ်၏ ဖုန်းနံပါတ်ကို ဘယ်မှာ ကြည့်ရမလဲ။' }[language]
    const faq = await newsroom.admin.publish('faqs', {
      category: 'ACCOUNT',
      question: `Before the change, ${language}`,
      answer: paragraph('Dial *124#.'),
    })
    // From the Burmese side only what is whole in Burmese is published.
    const burmese = { question: 'ယခင်မေးခွန်း', answer: paragraph('*124# ကို နှိပ်ပါ။') }
    if (language === 'my') await newsroom.admin.change('faqs', faq.id, burmese, 'depth=0&locale=my')
    await cms.open(`collections/faqs/${faq.id}?locale=${language}`)
    await cms.field('question').fill(question)
    await cms.publish()
    await carriedOver(newsroom)
    await expect
      .poll(async () => {
        const page = await reader('qna', language)
        await expect(page.locator('main h1')).toBeVisible()
        return [
          await page.locator('header').getByRole('button', { name: becomes }).count(),
          await page.locator('footer').getByText(to).count(),
          await page.getByText(question).count(),
        ]
      })
      .toEqual([1, 1, 1])
  })
