/** Offers of the catalogue, which posts, banners and announcements name. */
export const OFFER_WORDS = {
  offerList: ['Offers of the catalogue', 'ကက်တလောက်ရှိ ပရိုမိုးရှင်းများ'],
  offerRunning: ['Until {{until}}', '{{until}} အထိ'],
  offerAhead: ['From {{from}}', '{{from}} မှ စမည်'],
  offerOver: ['Ended', 'ပြီးဆုံးပြီး'],
  offerNone: ['No offer has these words.', 'ဤစကားလုံးပါသော ပရိုမိုးရှင်း မရှိပါ။'],
  offerUnknown: [
    'No offer of this name runs now, and no post has named it yet. Choose one from the list. If it begins later, save the draft and look here again.',
    'ဤအမည်ဖြင့် ပရိုမိုးရှင်း ယခု မရှိသေးပါ။ ဆောင်းပါးများတွင်လည်း မပါသေးပါ။ စာရင်းမှ ရွေးပါ။ နောက်မှ စမည်ဆိုလျှင် မူကြမ်းကို သိမ်းပြီး ဤနေရာတွင် ထပ်ကြည့်ပါ။',
  ],
  offerSilent: [
    'We cannot ask the catalogue right now. Write the name of the offer as it stands there.',
    'ကက်တလောက်ကို ယခု မမေးနိုင်ပါ။ ထိုတွင်ရှိသည့် ပရိုမိုးရှင်းအမည်အတိုင်း ရေးပါ။',
  ],
} as const satisfies Readonly<Record<string, readonly [en: string, my: string]>>
