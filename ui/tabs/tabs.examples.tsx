import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { TabLinks, Tabs } from './tabs.tsx'

export const examples: Examples = {
  panels: (l) => (
    <Tabs
      label={say(l, 'Package', 'ပက်ကေ့ချ်')}
      tabs={[
        {
          id: 'what',
          label: say(l, 'What you get', 'ရရှိမည့်အရာ'),
          panel: <p>{say(l, '10 GB on any day', 'နေ့စဉ် သုံးနိုင်သော 10 GB')}</p>,
        },
        {
          id: 'rules',
          label: say(l, 'Rules', 'စည်းကမ်း'),
          panel: <p>{say(l, 'Valid for 30 days', 'သက်တမ်း 30 ရက်')}</p>,
        },
        {
          id: 'faq',
          label: say(l, 'Questions', 'မေးခွန်းများ'),
          panel: <p>{say(l, 'Ask us on 979', '979 သို့ မေးမြန်းပါ')}</p>,
        },
      ]}
    />
  ),
  links: (l) => (
    <TabLinks
      label={say(l, 'Parts of the site', 'ဝဘ်ဆိုက်အပိုင်းများ')}
      links={[
        { href: '#/personal', label: say(l, 'Personal', 'တစ်ဦးချင်း'), current: true },
        { href: '#/business', label: say(l, 'Business', 'လုပ်ငန်းသုံး'), current: false },
        { href: '#/about-us', label: say(l, 'About us', 'ကျွန်ုပ်တို့အကြောင်း'), current: false },
      ]}
    />
  ),
}
