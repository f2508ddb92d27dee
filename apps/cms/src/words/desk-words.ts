import { BESIDE_WORDS } from './beside-words.ts'
import { LIVE_WORDS } from './live-words.ts'
import { PICTURE_WORDS } from './picture-words.ts'
import { RULE_WORDS } from './rule-words.ts'
import { REVIEW_WORDS } from './review-words.ts'
import { LIST_WORDS } from './list-words.ts'
import { OFFER_WORDS } from './offer-words.ts'
import { START_WORDS } from './start-words.ts'
import { ZAWGYI_WORDS } from './zawgyi-words.ts'

/** What editors are told, in English and Burmese; `{{…}}` is filled in. */
export const DESK_WORDS = {
  ...REVIEW_WORDS,
  ...START_WORDS,
  ...LIST_WORDS,
  ...OFFER_WORDS,
  ...ZAWGYI_WORDS,
  ...PICTURE_WORDS,
  ...LIVE_WORDS,
  ...BESIDE_WORDS,
  ...RULE_WORDS,
  brokenEnglish: [
    'In English: {{reason}} Switch to English to correct it.',
    'အင်္ဂလိပ်ဘာသာတွင် - {{reason}} အင်္ဂလိပ်ဘာသာသို့ ပြောင်း၍ ပြင်ပါ။',
  ],
  brokenBurmese: [
    'In Burmese: {{reason}} Switch to Burmese to correct it.',
    'မြန်မာဘာသာတွင် - {{reason}} မြန်မာဘာသာသို့ ပြောင်း၍ ပြင်ပါ။',
  ],
  fixedName: [
    'The website finds "{{name}}" by its name. It cannot be renamed.',
    'ဝဘ်ဆိုက်က "{{name}}" ကို အမည်ဖြင့် ရှာသဖြင့် အမည်ပြောင်း၍ မရပါ။',
  ],
  fixedCategory: [
    'The website needs "{{name}}". It cannot be deleted.',
    'ဝဘ်ဆိုက်တွင် "{{name}}" လိုအပ်သဖြင့် ဖျက်၍ မရပါ။',
  ],
  yangonTime: ['Yangon time', 'ရန်ကုန်စံတော်ချိန်'],
  linkToNothing: [
    'There is no document at {{link}}. Choose one from the list, or write it first.',
    '{{link}} တွင် စာမရှိပါ။ စာရင်းမှ ရွေးပါ သို့မဟုတ် ထိုစာကို အရင်ရေးပါ။',
  ],
  filters: ['Filter', 'စစ်ထုတ်ရန်'],
  filterAll: ['All', 'အားလုံး'],
  filterBurmese: ['Burmese missing', 'မြန်မာစာ မရှိသေးသည်များ'],
  filterEnded: ['Ended', 'ပြီးဆုံးပြီး'],
  linkNeeded: ['A link is needed.', 'လင့်ခ် လိုအပ်ပါသည်။'],
  linkForm: [
    'Choose a page of the website, or start with https://, mailto: or tel:.',
    'ဝဘ်ဆိုက် စာမျက်နှာတစ်ခု ရွေးပါ။ သို့မဟုတ် https://၊ mailto:၊ tel: ဖြင့် စပါ။',
  ],
  linkNowhere: [
    'The website has no page {{link}}. Choose one from the list.',
    'ဝဘ်ဆိုက်တွင် {{link}} စာမျက်နှာ မရှိပါ။ စာရင်းမှ ရွေးပါ။',
  ],
  linkList: ['Pages of the website', 'ဝဘ်ဆိုက် စာမျက်နှာများ'],
  linkNone: ['No page has these words.', 'ဤစကားလုံးပါသော စာမျက်နှာ မရှိပါ။'],
  untilBeforeFrom: [
    'This is before the start. Choose a later moment.',
    'စတင်ချိန်ထက် စောနေပါသည်။ နောက်ပိုင်းအချိန် ရွေးပါ။',
  ],
  pastedWithoutStyles: [
    'Pasted. Headings, lists and links were kept; colours and fonts of the other program were not.',
    'ကူးထည့်ပြီးပါပြီ။ ခေါင်းစဉ်၊ စာရင်း၊ လင့်ခ်များ ကျန်ရှိသည်။ အခြားပရိုဂရမ်၏ အရောင်နှင့် ဖောင့်များ မပါပါ။',
  ],
  pastedWithoutPictures: [
    'Pictures left out: {{count}}. Add them with the upload button of this text.',
    'မပါသော ပုံ {{count}} ပုံ။ ဤစာ၏ ပုံတင်ခလုတ်ဖြင့် ထည့်ပါ။',
  ],
  pastedWithoutLinks: [
    'Links left out: {{count}}. They did not lead to a page of the web.',
    'မပါသော လင့်ခ် {{count}} ခု။ ဝဘ်စာမျက်နှာသို့ မရောက်ပါ။',
  ],
  pictureShrunk: [
    'The picture was made smaller: {{before}} MB to {{after}} MB.',
    'ပုံကို {{before}} MB မှ {{after}} MB သို့ ချုံ့ပြီးပါပြီ။',
  ],
  pictureTooHeavy: [
    'This picture has {{size}} MB. We take pictures up to 20 MB.',
    'ဤပုံသည် {{size}} MB ရှိသည်။ 20 MB အထိသာ တင်နိုင်ပါသည်။',
  ],
  pictureTooLarge: [
    'This picture has {{size}} million points. We take pictures up to 50 million.',
    'ဤပုံသည် ပွိုင့် {{size}} သန်း ရှိသည်။ သန်း 50 အထိသာ တင်နိုင်ပါသည်။',
  ],
  pictureUnreadable: [
    'We cannot read this picture. Save it as JPEG or PNG and try again.',
    'ဤပုံကို ဖတ်၍ မရပါ။ JPEG သို့မဟုတ် PNG အဖြစ် သိမ်းပြီး ထပ်စမ်းပါ။',
  ],
} as const satisfies Readonly<Record<string, readonly [en: string, my: string]>>

export type DeskWord = keyof typeof DESK_WORDS

export function inWords(
  word: DeskWord,
  language: string,
  slots: Readonly<Record<string, string | number>> = {},
): string {
  const text: string = DESK_WORDS[word][language === 'my' ? 1 : 0]
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(slots[name] ?? ''))
}
