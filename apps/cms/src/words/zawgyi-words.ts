/** Old letters that look like Burmese and are not. */
export const ZAWGYI_WORDS = {
  zawgyiFound: ['This looks like Zawgyi. Convert?', 'ဇော်ဂျီစာ ဖြစ်နိုင်ပါသည်။ ပြောင်းမည်လား။'],
  zawgyiConvert: ['Convert to Unicode when saving', 'သိမ်းချိန်တွင် ယူနီကုဒ်သို့ ပြောင်းမည်'],
  zawgyiMaybe: ['May be Zawgyi', 'ဇော်ဂျီ ဖြစ်နိုင်သည်'],
  zawgyiLookAgain: [
    'Short texts that may be Zawgyi. Please check them.',
    'ဇော်ဂျီ ဖြစ်နိုင်သော စာတိုများ။ ထပ်မံ ဖတ်ကြည့်ပါ။',
  ],
  looksLikeZawgyi: [
    'This looks like Zawgyi. As Unicode it would read: {{after}} … Tick "Convert to Unicode when saving".',
    'ဇော်ဂျီစာ ဖြစ်ပုံရသည်။ ယူနီကုဒ်ဖြင့် - {{after}} … "သိမ်းချိန်တွင် ယူနီကုဒ်သို့ ပြောင်းမည်" ကို ရွေးပါ။',
  ],
} as const satisfies Readonly<Record<string, readonly [en: string, my: string]>>
