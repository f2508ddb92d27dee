/** Lists over all types of documents. */
export const LIST_WORDS = {
  listEnded: ['Ended and replaced', 'ပြီးဆုံးပြီး၊ ရုပ်သိမ်းပြီး'],
  listEndedNone: ['Nothing has ended or was taken off the website.', 'ပြီးဆုံးပြီး သို့မဟုတ် ရုပ်သိမ်းပြီး မရှိပါ။'],
  listEndedHint: [
    'Readers no longer see these. To use one again, copy it to a new draft and send that to review. Earlier words of a document are under its Versions.',
    'ဖတ်သူများ မမြင်ရတော့ပါ။ ပြန်သုံးရန် မူကြမ်းအသစ်အဖြစ် ကူးပြီး စိစစ်ရန် ပို့ပါ။ စာတစ်ခု၏ ယခင်စာသားများကို ၎င်း၏ ဗားရှင်းများတွင် ကြည့်ပါ။',
  ],
  listWaitingHint: ['The longest waiting comes first.', 'အကြာဆုံး စောင့်ဆိုင်းနေသည်က အရင်လာသည်။'],
  listAll: ['All: {{count}}', 'အားလုံး - {{count}}'],
  listByMe: ['Written by me: {{count}}', 'ကျွန်ုပ်ရေးသားသည် - {{count}}'],
  listToApprove: ['For me to approve: {{count}}', 'ကျွန်ုပ် အတည်ပြုရန် - {{count}}'],
  listTimeOver: ['Ended: {{count}}', 'ပြီးဆုံးပြီး - {{count}}'],
  listTakenDown: ['Taken off the website: {{count}}', 'ဝဘ်ဆိုက်မှ ရုပ်သိမ်းပြီး - {{count}}'],
  listTitle: ['Title', 'ခေါင်းစဉ်'],
  listKind: ['Kind', 'အမျိုးအစား'],
  listWriter: ['Last written by', 'နောက်ဆုံး ရေးသူ'],
  listSince: ['Since', 'စတင်ချိန်'],
  listEndedAt: ['Ended or taken off', 'ပြီးဆုံးချိန် သို့မဟုတ် ရုပ်သိမ်းချိန်'],
  listEarlier: ['Earlier', 'ရှေ့သို့'],
  listLater: ['Later', 'နောက်သို့'],
  copyToDraft: ['Copy to a new draft', 'မူကြမ်းအသစ်အဖြစ် ကူးမည်'],
  startPage: ['Start page', 'ပင်မစာမျက်နှာ'],
} as const satisfies Readonly<Record<string, readonly [en: string, my: string]>>
