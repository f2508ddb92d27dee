/** The first screen of the CMS. */
export const START_WORDS = {
  listMine: ['My drafts', 'ကျွန်ုပ်၏ မူကြမ်းများ'],
  listMineNone: ['You have no drafts.', 'မူကြမ်း မရှိပါ။'],
  listWaiting: ['Waiting for review', 'စိစစ်ရန် စောင့်ဆိုင်းနေသည်များ'],
  listWaitingNone: ['Nothing waits for review.', 'စိစစ်ရန် စောင့်ဆိုင်းနေသည် မရှိပါ။'],
  listEnding: ['Ends this week', 'ဤအပတ်တွင် ပြီးဆုံးမည်'],
  listEndingNone: ['Nothing ends in the next seven days.', 'ခုနစ်ရက်အတွင်း ပြီးဆုံးမည် မရှိပါ။'],
  listBurmese: ['Burmese missing', 'မြန်မာစာ မရှိသေးသည်များ'],
  listBurmeseNone: ['Everything has its Burmese.', 'အားလုံးတွင် မြန်မာစာ ရှိပါသည်။'],
  listLinks: ['Broken links', 'ပျက်နေသော လင့်ခ်များ'],
  listLinksNone: ['Every link leads somewhere.', 'လင့်ခ်အားလုံး အလုပ်လုပ်ပါသည်။'],
  searchAll: ['Search all content, in English or Burmese', 'အကြောင်းအရာအားလုံးတွင် ရှာရန် (အင်္ဂလိပ် သို့မဟုတ် မြန်မာ)'],
  searchNone: ['Nothing has these words.', 'ဤစကားလုံးများ မတွေ့ပါ။'],
} as const satisfies Readonly<Record<string, readonly [en: string, my: string]>>
