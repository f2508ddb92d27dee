/** Why a field is not taken, and what to write instead. */
export const RULE_WORDS = {
  smallLetters: ['Use small letters a to z, digits and dashes.', 'အင်္ဂလိပ်စာလုံးသေး (a မှ z)၊ ဂဏန်းနှင့် - ကိုသာ သုံးပါ။'],
  offerCodeForm: [
    'Use letters, digits and dashes, at most 40.',
    'အင်္ဂလိပ်စာလုံး၊ ဂဏန်းနှင့် - ကိုသာ သုံးပါ။ အများဆုံး 40 လုံး။',
  ],
  publicIdForm: ['Use letters, digits, dashes and underscores.', 'အင်္ဂလိပ်စာလုံး၊ ဂဏန်း၊ - နှင့် _ ကိုသာ သုံးပါ။'],
  menuTab: ['Write personal, business or about.', 'personal, business သို့မဟုတ် about ဟု ရေးပါ။'],
  publicIdKept: [
    'It is part of addresses on the website and cannot be changed.',
    'ဝဘ်ဆိုက်လိပ်စာတွင် ပါသဖြင့် ပြောင်း၍ မရပါ။',
  ],
  publicIdNeeded: ['{{label}} is needed.', '{{label}} လိုအပ်ပါသည်။'],
  wholeKyat: ['Use whole kyat, 0 or more.', 'ကျပ်အပြည့်ဖြင့် 0 သို့မဟုတ် ထို့ထက်များ ထည့်ပါ။'],
  countryForm: [
    'Use the two capital letters of the country, such as TH for Thailand.',
    'နိုင်ငံကုဒ် စာလုံးကြီး နှစ်လုံး ထည့်ပါ (ဥပမာ ထိုင်း - TH)။',
  ],
  opensForm: ['Write it like 09:00.', '09:00 ကဲ့သို့ ရေးပါ။'],
  closesForm: ['Write it like 18:00. Midnight is 24:00.', '18:00 ကဲ့သို့ ရေးပါ။ ညသန်းခေါင်သည် 24:00 ဖြစ်သည်။'],
  hoursBackwards: [
    '{{span}} ends before it begins. After midnight is the next day, from 00:00.',
    '{{span}} သည် မစမီ ပြီးနေပါသည်။ ညသန်းခေါင်ကျော်လျှင် နောက်ရက် 00:00 မှ စပါ။',
  ],
  hoursOverlap: ['{{span}} and {{other}} overlap.', '{{span}} နှင့် {{other}} ထပ်နေပါသည်။'],
  closureWithoutEnd: [
    'Say until when it is closed, or take the reason away.',
    'ဘယ်နေ့အထိ ပိတ်မည်ကို ထည့်ပါ သို့မဟုတ် အကြောင်းပြချက်ကို ဖျက်ပါ။',
  ],
  campaignNeedsApproval: [
    'A campaign cannot be published without the approval reference.',
    'ခွင့်ပြုချက်အမှတ် မပါဘဲ ကံစမ်းမဲ အစီအစဉ်ကို ထုတ်ပြန်၍ မရပါ။',
  ],
  campaignNeedsStart: [
    'A campaign cannot be published without its first day.',
    'ပထမဆုံးရက် မပါဘဲ ကံစမ်းမဲ အစီအစဉ်ကို ထုတ်ပြန်၍ မရပါ။',
  ],
  campaignNeedsEnd: [
    'A campaign cannot be published without its last day.',
    'နောက်ဆုံးရက် မပါဘဲ ကံစမ်းမဲ အစီအစဉ်ကို ထုတ်ပြန်၍ မရပါ။',
  ],
} as const satisfies Readonly<Record<string, readonly [en: string, my: string]>>

/** From Sunday, as the website counts them. */
export const WEEKDAYS = [
  ['Sunday', 'တနင်္ဂနွေနေ့'],
  ['Monday', 'တနင်္လာနေ့'],
  ['Tuesday', 'အင်္ဂါနေ့'],
  ['Wednesday', 'ဗုဒ္ဓဟူးနေ့'],
  ['Thursday', 'ကြာသပတေးနေ့'],
  ['Friday', 'သောကြာနေ့'],
  ['Saturday', 'စနေနေ့'],
] as const
