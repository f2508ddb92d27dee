/** Names of collections, English and Burmese, one and many. */
export const COLLECTION_WORDS: Readonly<
  Record<string, { readonly en: readonly [string, string]; readonly my: string }>
> = {
  posts: { en: ['Post', 'Posts'], my: 'ဆောင်းပါးများ' },
  categories: { en: ['Category', 'Categories'], my: 'အမျိုးအစားများ' },
  announcements: { en: ['Announcement', 'Announcements'], my: 'ကြေညာချက်များ' },
  banners: { en: ['Banner', 'Banners'], my: 'ကြော်ငြာပုံများ' },
  'package-words': { en: ['Package', 'Packages'], my: 'ပက်ကေ့ချ်များ' },
  'package-groups': { en: ['Package group', 'Package groups'], my: 'ပက်ကေ့ချ် အုပ်စုများ' },
  'digital-services': { en: ['Digital service', 'Digital services'], my: 'ဒစ်ဂျစ်တယ် ဝန်ဆောင်မှုများ' },
  'digital-groups': { en: ['Digital group', 'Digital groups'], my: 'ဒစ်ဂျစ်တယ် အုပ်စုများ' },
  'fibre-words': { en: ['Fibre package', 'Fibre packages'], my: 'ဖိုက်ဘာ ပက်ကေ့ချ်များ' },
  pages: { en: ['Page', 'Pages'], my: 'စာမျက်နှာများ' },
  jobs: { en: ['Job', 'Jobs'], my: 'အလုပ်အကိုင်များ' },
  awards: { en: ['Award', 'Awards'], my: 'ဆုတံဆိပ်များ' },
  faqs: { en: ['Question', 'Questions'], my: 'မေးခွန်းများ' },
  'ussd-codes': { en: ['USSD code', 'USSD codes'], my: 'USSD ကုဒ်များ' },
  shops: { en: ['Shop', 'Shops'], my: 'ဆိုင်များ' },
  'roam-zones': { en: ['Roaming zone', 'Roaming zones'], my: 'ရိုမင်း ဇုန်များ' },
  'roam-rates': { en: ['Roaming rate', 'Roaming rates'], my: 'ရိုမင်း နှုန်းထားများ' },
  'idd-rates': { en: ['Calling abroad', 'Calling abroad'], my: 'နိုင်ငံခြား ခေါ်ဆိုခများ' },
  menus: { en: ['Menu', 'Menus'], my: 'မီနူးများ' },
  footers: { en: ['Footer', 'Footers'], my: 'စာမျက်နှာ အောက်ခြေ' },
  'search-destinations': { en: ['Search destination', 'Search destinations'], my: 'ရှာဖွေမှု ရလဒ်များ' },
  media: { en: ['Picture', 'Pictures'], my: 'ပုံများ' },
  users: { en: ['Colleague', 'Colleagues'], my: 'ဝန်ထမ်းများ' },
}

/** Everything else that is said on the screen, by its English. */
export const BURMESE: Readonly<Record<string, string>> = {
  News: 'သတင်း',
  Products: 'ကုန်ပစ္စည်းများ',
  Pages: 'စာမျက်နှာများ',
  Help: 'အကူအညီ',
  Abroad: 'နိုင်ငံခြား',
  Frame: 'ဝက်ဘ်ဆိုက် ဘောင်',
  Staff: 'ဝန်ထမ်း',
  Address: 'လိပ်စာ',
  Name: 'အမည်',
  Tab: 'တဘ်',
  'Product code': 'ကုန်ပစ္စည်းကုဒ်',
  '0 is Sunday': '0 သည် တနင်္ဂနွေ ဖြစ်သည်',
  'A page of the website (#/top-up) or https, mailto, tel.':
    'ဝက်ဘ်ဆိုက် စာမျက်နှာ (#/top-up) သို့မဟုတ် https, mailto, tel',
  'Carries price, period and stop code in the catalogue; empty when it is free.':
    'စျေးနှုန်း၊ သက်တမ်း၊ ရပ်ဆိုင်းကုဒ်တို့ ပါသော ကုဒ်။ အခမဲ့ဖြစ်လျှင် ချန်ထားပါ။',
  'Joins these words to the price and rules of the catalogue. Cannot be changed later.':
    'ဤစာသားကို စျေးနှုန်းနှင့် ချိတ်ဆက်ပေးသည်။ နောက်မှ ပြောင်း၍ မရပါ။',
  'Name of a built-in drawing, used while no picture is chosen.': 'ပုံမရွေးရသေးလျှင် သုံးမည့် အသင့်ပါ ပုံဆွဲ၏ အမည်',
  'One line each; they run across the top of every page.': 'တစ်ကြောင်းစီ ရေးပါ။ စာမျက်နှာတိုင်း၏ ထိပ်တွင် ပြေးပါမည်။',
  'One partner network in one country; a country with two partners has two entries.':
    'နိုင်ငံတစ်ခုရှိ မိတ်ဖက်တစ်ဦးစီအတွက် တစ်ခုစီ ရေးပါ။',
  'Place code of the township.': 'မြို့နယ်၏ နေရာကုဒ်',
  'Short texts that may be Zawgyi; please read them once more.': 'ဇော်ဂျီ ဖြစ်နိုင်သော စာတိုများ။ ထပ်မံ ဖတ်ကြည့်ပါ။',
  'Smaller numbers come first.': 'ဂဏန်းငယ်သည် အရင်လာသည်။',
  'Some English text has no Burmese yet. Found out at every save.':
    'မြန်မာဘာသာ မရှိသေးသော အင်္ဂလိပ်စာ ရှိသည်။ သိမ်းတိုင်း စစ်ဆေးသည်။',
  'The regulator wants all three before anything is published.': 'ထုတ်ပြန်ရန် သုံးချက်စလုံး လိုအပ်သည်။',
  'Where a section jump lands; empty when nothing links here.': 'ဤအပိုင်းသို့ ခုန်ရောက်စေသော အမည်။ မလိုလျှင် ချန်ထားပါ။',
  'Where the search field can lead.': 'ရှာဖွေမှုမှ ရောက်နိုင်သော နေရာများ',
  'Whole kyat': 'ကျပ် (ဒသမ မပါ)',
  'Words and pictures only. Price, validity and rules live in the catalogue.':
    'စာသားနှင့် ပုံသာ ဖြစ်သည်။ စျေးနှုန်း၊ သက်တမ်း၊ စည်းမျဉ်းတို့သည် ကက်တလောက်တွင် ရှိသည်။',
  'Words on the button.': 'ခလုတ်ပေါ်ရှိ စာသား',
  'Empty: from the moment it is published.': 'ချန်ထားလျှင် ထုတ်ပြန်ချိန်မှ စ၍ ပြသမည်။',
  'Empty: until it is unpublished.': 'ချန်ထားလျှင် ပြန်မရုပ်သိမ်းမချင်း ပြသမည်။',
  'Given by itself when left empty. Cannot be changed later.':
    'ချန်ထားလျှင် အလိုအလျောက် ပေးမည်။ နောက်မှ ပြောင်း၍ မရပါ။',
  "The page's name in the website's routes. Cannot be changed later.":
    'ဝက်ဘ်ဆိုက် လိပ်စာရှိ စာမျက်နှာအမည်။ နောက်မှ ပြောင်း၍ မရပါ။',
  'Shown to readers. Given by itself at the first publishing.':
    'ဖတ်သူများ မြင်ရမည်။ ပထမဆုံး ထုတ်ပြန်ချိန်တွင် အလိုအလျောက် ပေးမည်။',
  'Shown to readers as the day of the last correction.': 'နောက်ဆုံး ပြင်ဆင်သည့်ရက်အဖြစ် ဖတ်သူများ မြင်ရမည်။',
  'Shown to readers; the last save when empty.': 'ဖတ်သူများ မြင်ရမည်။ ချန်ထားလျှင် နောက်ဆုံး သိမ်းဆည်းချိန် ဖြစ်သည်။',
}

/** Choices, by the word that is stored. */
export const CHOICE_WORDS: Readonly<Record<string, readonly [en: string, my: string]>> = {
  NEWS: ['News', 'သတင်း'],
  PROMOTION: ['Promotion', 'ပရိုမိုးရှင်း'],
  COMMUNITY: ['Community', 'လူမှုအသိုင်းအဝိုင်း'],
  CAMPAIGN: ['Campaign', 'ကံစမ်းမဲ အစီအစဉ်'],
  CONTENT_EDITOR: ['Editor: writes drafts', 'အယ်ဒီတာ (မူကြမ်းရေးသူ)'],
  CONTENT_APPROVER: ['Approver: publishes', 'အတည်ပြုသူ (ထုတ်ပြန်သူ)'],
  ADMIN: ['Administrator', 'စီမံခန့်ခွဲသူ'],
  READER: ['Preview service', 'အစမ်းကြည့် ဝန်ဆောင်မှု'],
  PUBLIC: ['Everybody', 'အားလုံး'],
  PARTNERS: ['Partners', 'မိတ်ဖက်များ'],
  STAFF: ['Staff', 'ဝန်ထမ်းများ'],
  HOME: ['Home page', 'ပင်မစာမျက်နှာ'],
  MOBILE: ['Mobile', 'မိုဘိုင်း'],
  FTTH: ['Home internet', 'အိမ်သုံး အင်တာနက်'],
  LOYALTY: ['Points', 'ပွိုင့်'],
  BUSINESS: ['Business', 'လုပ်ငန်းသုံး'],
  DIGITAL: ['Digital', 'ဒစ်ဂျစ်တယ်'],
}

/** Blocks of a page, by their type. */
export const BLOCK_WORDS: Readonly<Record<string, readonly [en: string, my: string]>> = {
  hero: ['Opening with picture', 'အဖွင့် (ပုံနှင့်)'],
  text: ['Text', 'စာသား'],
  notice: ['Notice', 'အသိပေးချက်'],
  features: ['Features', 'ပါဝင်သည်များ'],
  steps: ['Steps', 'အဆင့်များ'],
  cards: ['Cards', 'ကတ်များ'],
  gallery: ['Gallery', 'ပုံပြခန်း'],
  people: ['People', 'ပုဂ္ဂိုလ်များ'],
  table: ['Table', 'ဇယား'],
  faq: ['Questions and answers', 'မေးခွန်းနှင့် အဖြေ'],
  cta: ['Call to action', 'ဆောင်ရွက်ရန် ခလုတ်'],
  timeline: ['Timeline', 'အချိန်စဉ်'],
  numbers: ['Numbers', 'ကိန်းဂဏန်းများ'],
  storeLinks: ['App stores', 'အက်ပ်စတိုးများ'],
  posts: ['Posts of a category', 'အမျိုးအစားတစ်ခု၏ ဆောင်းပါးများ'],
}
