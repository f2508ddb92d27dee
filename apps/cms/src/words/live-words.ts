/** The page beside the form. */
export const LIVE_WORDS = {
  liveTitle: ['The page with your words', 'သင့်စာများပါသော စာမျက်နှာ'],
  livePhone: ['Phone (360)', 'ဖုန်း (360)'],
  liveDesktop: ['Computer (1440)', 'ကွန်ပျူတာ (1440)'],
  liveHint: [
    'Shows what is in the form, saved or not. Links do nothing here.',
    'သိမ်းပြီးသည်ဖြစ်စေ မသိမ်းရသေးသည်ဖြစ်စေ ပုံစံထဲရှိစာများကို ပြသည်။ ဤနေရာတွင် လင့်ခ်များ အလုပ်မလုပ်ပါ။',
  ],
  liveUnfinished: [
    'The page needs more before it can be shown. Fill in what is required.',
    'စာမျက်နှာကို ပြသရန် လိုအပ်သည်များ ကျန်နေပါသည်။ မဖြစ်မနေ ဖြည့်ရမည့် အကွက်များကို ဖြည့်ပါ။',
  ],
} as const satisfies Readonly<Record<string, readonly [en: string, my: string]>>
