import { paragraph } from '../../apps/cms/tasks/formatted.ts'
import { carriedOver } from './carried-over.ts'
import { expect, test } from './fixtures.ts'

/** The first entry of the personal menu, as it is and as it becomes. */
const CHANGES = {
  en: { field: 'Mobile services', to: 'Mobile and data' },
  my: { field: 'မိုဘိုင်းဝန်ဆောင်မှုများ', to: 'မိုဘိုင်းနှင့် ဒေတာ' },
} as const

test.describe.configure({ mode: 'serial' })

for (const language of ['en', 'my'] as const)
  test(`a menu and a question are changed on a screen in ${language} and read on the website`, async ({
    desk,
    newsroom,
    reader,
  }, info) => {
    const keep = (name: string) => cms.page.screenshot({ path: info.outputPath(`${name}.png`) })
    const { field, to } = CHANGES[language]
    const cms = await desk(newsroom.approver)
    await cms.page.context().addCookies([{ name: 'payload-lng', value: language, url: newsroom.office }])
    const { id } = await newsroom.admin.find('menus', 'personal')
    await cms.open(`collections/menus/${id}?locale=${language}`)
    const row = cms.page.locator('#items-row-0')
    await expect(row).toContainText(field)
    await keep('menu')
    await row.locator('.collapsible__toggle').first().click()
    await expect(cms.field('items__0__name')).toHaveValue(field)
    await cms.field('items__0__name').fill(to)
    await cms.publish()
    await keep('menu-changed')

    const question = { en: 'Where do I read my number?', my: 'ကျွန်ုပ်၏ ဖုန်းနံပါတ်ကို ဘယ်မှာ ကြည့်ရမလဲ။' }[language]
    const faq = await newsroom.admin.publish('faqs', {
      category: 'ACCOUNT',
      question: `Before the change, ${language}`,
      answer: paragraph('Dial *124#.'),
    })
    await cms.open(`collections/faqs/${faq.id}?locale=${language}`)
    await cms.field('question').fill(question)
    await cms.publish()
    await carriedOver(newsroom)
    await expect
      .poll(async () => {
        const page = await reader('qna', language)
        await expect(page.locator('main h1')).toBeVisible()
        return [await page.locator('header').getByText(to).count(), await page.getByText(question).count()]
      })
      .toEqual([1, 1])
  })
