/** What letters to staff say, in English and Burmese. */
export const MAIL_WORDS = {
  INVITATION_subject: ['your account', 'သင့်အကောင့်'],
  INVITATION_lead: [
    'You have been invited to the CMS of {{brand}}. Choose your password here:',
    '{{brand}} ၏ စာရေးစနစ် (CMS) သို့ သင့်ကို ဖိတ်ထားပါသည်။ သင့်စကားဝှက်ကို ဤလင့်ခ်တွင် သတ်မှတ်ပါ -',
  ],
  INVITATION_otherwise: [
    'If you did not expect this, you need not do anything.',
    'မမျှော်လင့်ဘဲ ရရှိခြင်း ဖြစ်ပါက ဘာမှ လုပ်ရန် မလိုပါ။',
  ],
  FORGOTTEN_subject: ['a new password', 'စကားဝှက်အသစ်'],
  FORGOTTEN_lead: [
    'Someone asked for a new password for your account in the CMS of {{brand}}. Choose it here:',
    '{{brand}} ၏ စာရေးစနစ် (CMS) ရှိ သင့်အကောင့်အတွက် စကားဝှက်အသစ် တောင်းဆိုထားပါသည်။ ဤလင့်ခ်တွင် သတ်မှတ်ပါ -',
  ],
  FORGOTTEN_otherwise: [
    'If it was not you, you need not do anything: your password stays as it is.',
    'သင် တောင်းဆိုခြင်း မဟုတ်ပါက ဘာမှ လုပ်ရန် မလိုပါ။ သင့်စကားဝှက် မပြောင်းပါ။',
  ],
  NEW_PASSWORD_subject: ['a new password', 'စကားဝှက်အသစ်'],
  NEW_PASSWORD_lead: [
    'An administrator has sent you a link for a new password in the CMS of {{brand}}. Choose it here:',
    '{{brand}} ၏ စာရေးစနစ် (CMS) အတွက် စကားဝှက်အသစ် သတ်မှတ်ရန် လင့်ခ်ကို စီမံခန့်ခွဲသူက ပို့ထားပါသည်။ ဤနေရာတွင် သတ်မှတ်ပါ -',
  ],
  NEW_PASSWORD_otherwise: [
    'If you did not ask for this, tell an administrator.',
    'သင် မတောင်းဆိုထားပါက စီမံခန့်ခွဲသူကို ပြောပါ။',
  ],
  once: ['It works once, until {{ends}}.', 'တစ်ကြိမ်သာ သုံးနိုင်ပြီး {{ends}} အထိ သုံးနိုင်ပါသည်။'],
} as const satisfies Readonly<Record<string, readonly [en: string, my: string]>>
