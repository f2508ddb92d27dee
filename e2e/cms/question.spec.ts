import { paragraph } from '../../apps/cms/tasks/formatted.ts'
import { carriedOver } from './carried-over.ts'
import { expect, test } from './fixtures.ts'

test.describe.configure({ mode: 'serial' })

for (const language of ['en', 'my'] as const)
  test(`a question is changed on a screen in ${language} and read on the website`, async ({
    desk,
    newsroom,
    reader,
  }) => {
    const cms = await desk(newsroom.approver)
    await cms.page.context().addCookies([{ name: 'payload-lng', value: language, url: newsroom.office }])
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
        return page.getByText(question).count()
      })
      .toBe(1)
  })
