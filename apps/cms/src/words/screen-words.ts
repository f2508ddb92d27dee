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
  'fibre-words': { en: ['Fibre plan', 'Fibre plans'], my: 'ဖိုက်ဘာ ပလန်များ' },
  pages: { en: ['Page', 'Pages'], my: 'စာမျက်နှာများ' },
  jobs: { en: ['Job', 'Jobs'], my: 'အလုပ်အကိုင်များ' },
  awards: { en: ['Award', 'Awards'], my: 'ဆုတံဆိပ်များ' },
  faqs: { en: ['Question', 'Questions'], my: 'မေးခွန်းများ' },
  'ussd-codes': { en: ['USSD code', 'USSD codes'], my: 'USSD ကုဒ်များ' },
  shops: { en: ['Shop', 'Shops'], my: 'ဆိုင်များ' },
  'roam-zones': { en: ['Roaming zone', 'Roaming zones'], my: 'ရုမ်းမင်း ဇုန်များ' },
  'roam-rates': { en: ['Roaming rate', 'Roaming rates'], my: 'ရုမ်းမင်း နှုန်းထားများ' },
  'idd-rates': { en: ['International rate', 'International rates'], my: 'နိုင်ငံတကာ ခေါ်ဆိုခများ' },
  menus: { en: ['Menu', 'Menus'], my: 'မီနူးများ' },
  footers: { en: ['Footer', 'Footers'], my: 'စာမျက်နှာ အောက်ခြေ' },
  'search-destinations': { en: ['Search destination', 'Search destinations'], my: 'ရှာဖွေမှု ရလဒ်များ' },
  media: { en: ['Picture', 'Pictures'], my: 'ပုံများ' },
  users: { en: ['Staff account', 'Staff accounts'], my: 'ဝန်ထမ်း အကောင့်များ' },
}

/** Everything else that is said on the screen, by its English. */
export const BURMESE: Readonly<Record<string, string>> = {
  News: 'သတင်း',
  Products: 'ကုန်ပစ္စည်းများ',
  Pages: 'စာမျက်နှာများ',
  Help: 'အကူအညီ',
  International: 'နိုင်ငံတကာ',
  'Menus and footer': 'မီနူးနှင့် အောက်ခြေ',
  Staff: 'ဝန်ထမ်း',
  Address: 'လိပ်စာ',
  Name: 'အမည်',
  Tab: 'တဘ်',
  'Product code': 'ကုန်ပစ္စည်းကုဒ်',
  'A page of the website (#/top-up) or https, mailto, tel.':
    'ဝဘ်ဆိုက် စာမျက်နှာ (#/top-up) သို့မဟုတ် https, mailto, tel',
  'Links to the price, period and stop code in the catalogue. Leave empty if it is free.':
    'စျေးနှုန်း၊ သက်တမ်း၊ ရပ်ဆိုင်းကုဒ်တို့ ပါသော ကုဒ်။ အခမဲ့ဖြစ်လျှင် ချန်ထားပါ။',
  'Links this text to its price and rules in the catalogue. You cannot change it later.':
    'ဤစာသားကို စျေးနှုန်းနှင့် ချိတ်ဆက်ပေးသည်။ နောက်မှ ပြောင်း၍ မရပါ။',
  'Shown until you choose a picture.': 'ပုံမရွေးရသေးလျှင် ပြသမည်။',
  'One line each. They scroll across the top of every page.': 'တစ်ကြောင်းစီ ရေးပါ။ စာမျက်နှာတိုင်း၏ ထိပ်တွင် ပြေးပါမည်။',
  'One entry per partner network. A country with two partners has two entries.':
    'နိုင်ငံတစ်ခုရှိ မိတ်ဖက်တစ်ဦးစီအတွက် တစ်ခုစီ ရေးပါ။',
  'First day open again. A far day if nobody knows yet.': 'ပြန်ဖွင့်မည့် ပထမဆုံးရက်။ မသိသေးလျှင် ရက်ဝေးတစ်ရက် ထည့်ပါ။',
  'Shown to readers: when someone last checked hours and phone.':
    'ဖွင့်ချိန်နှင့် ဖုန်းကို နောက်ဆုံး စစ်ဆေးသည့်ရက်အဖြစ် ဖတ်သူများ မြင်ရမည်။',
  'Place code of the township.': 'မြို့နယ်၏ နေရာကုဒ်',
  'Smaller numbers come first.': 'ဂဏန်းငယ်သည် အရင်လာသည်။',
  'Some English text has no Burmese yet. Checked every time you save.':
    'မြန်မာဘာသာ မရှိသေးသော အင်္ဂလိပ်စာ ရှိသည်။ သိမ်းတိုင်း စစ်ဆေးသည်။',
  'The regulator requires all three before you can publish.': 'ထုတ်ပြန်ရန် သုံးချက်စလုံး လိုအပ်သည်။',
  'Link target for this section. Leave empty if nothing links here.':
    'ဤအပိုင်းသို့ ခုန်ရောက်စေသော အမည်။ မလိုလျှင် ချန်ထားပါ။',
  'Menus of the header: personal, business and about. A row without a link is a heading.':
    'ထိပ်ရှိ မီနူးများ - personal, business နှင့် about။ လင့်မပါသော အတန်းသည် ခေါင်းစဉ်ငယ် ဖြစ်သည်။',
  'The website looks for it by this name. You cannot change it later.':
    'ဝဘ်ဆိုက်က ဤအမည်ဖြင့် ရှာယူသည်။ နောက်မှ ပြောင်း၍ မရပါ။',
  'Pages people can find with search.': 'ရှာဖွေမှုမှ ရောက်နိုင်သော နေရာများ',
  'Whole kyat, no decimals': 'ကျပ် (ဒသမ မပါ)',
  'Texts that name a price or a bonus need the offer they are about. They end with it, by themselves.':
    'ဈေးနှုန်း သို့မဟုတ် လက်ဆောင် ဖော်ပြသည့်စာတွင် ထိုပရိုမိုးရှင်း လိုအပ်ပါသည်။ ပရိုမိုးရှင်း ပြီးလျှင် အလိုအလျောက် ပြီးဆုံးပါသည်။',
  'Text and pictures only. Prices, validity and rules are in the catalogue.':
    'စာသားနှင့် ပုံသာ ဖြစ်သည်။ စျေးနှုန်း၊ သက်တမ်း၊ စည်းမျဉ်းတို့သည် ကက်တလောက်တွင် ရှိသည်။',
  'Button text.': 'ခလုတ်ပေါ်ရှိ စာသား',
  'Leave empty to show it as soon as it is published.': 'ချန်ထားလျှင် ထုတ်ပြန်ချိန်မှ စ၍ ပြသမည်။',
  'Leave empty to show it until you unpublish it.': 'ချန်ထားလျှင် ပြန်မရုပ်သိမ်းမချင်း ပြသမည်။',
  'Filled in automatically if you leave it empty. You cannot change it later.':
    'ချန်ထားလျှင် အလိုအလျောက် ပေးမည်။ နောက်မှ ပြောင်း၍ မရပါ။',
  "The page's address on the website. You cannot change it later.":
    'ဝဘ်ဆိုက် လိပ်စာရှိ စာမျက်နှာအမည်။ နောက်မှ ပြောင်း၍ မရပါ။',
  'Shown to readers. Set automatically when you first publish.':
    'ဖတ်သူများ မြင်ရမည်။ ပထမဆုံး ထုတ်ပြန်ချိန်တွင် အလိုအလျောက် ပေးမည်။',
  'Shown to readers as the date of the last update.': 'နောက်ဆုံး ပြင်ဆင်သည့်ရက်အဖြစ် ဖတ်သူများ မြင်ရမည်။',
  'Shown to readers. If empty, the date of the last save is used.':
    'ဖတ်သူများ မြင်ရမည်။ ချန်ထားလျှင် နောက်ဆုံး သိမ်းဆည်းချိန် ဖြစ်သည်။',
}

/** Choices, by the word that is stored. */
export const CHOICE_WORDS: Readonly<Record<string, readonly [en: string, my: string]>> = {
  NEWS: ['News', 'သတင်း'],
  PROMOTION: ['Promotion', 'ပရိုမိုးရှင်း'],
  COMMUNITY: ['Community', 'လူမှုရေးလုပ်ငန်းများ'],
  CAMPAIGN: ['Campaign', 'ကံစမ်းမဲ အစီအစဉ်'],
  CONTENT_EDITOR: ['Editor: writes drafts', 'အယ်ဒီတာ (မူကြမ်းရေးသူ)'],
  CONTENT_APPROVER: ['Approver: publishes', 'အတည်ပြုသူ (ထုတ်ပြန်သူ)'],
  ADMIN: ['Administrator', 'စီမံခန့်ခွဲသူ'],
  READER: ['Preview service', 'အစမ်းကြည့် ဝန်ဆောင်မှု'],
  PUBLIC: ['Everyone', 'အားလုံး'],
  PARTNERS: ['Partners', 'မိတ်ဖက်များ'],
  STAFF: ['Staff', 'ဝန်ထမ်းများ'],
  HOME: ['Homepage', 'ပင်မစာမျက်နှာ'],
  MOBILE: ['Mobile', 'မိုဘိုင်း'],
  FTTH: ['Home internet', 'အိမ်သုံး အင်တာနက်'],
  LOYALTY: ['Points', 'ပွိုင့်'],
  BUSINESS: ['Business', 'လုပ်ငန်းသုံး'],
  ALL: ['All shops', 'ဆိုင်အားလုံး'],
  DIGITAL: ['Digital', 'ဒစ်ဂျစ်တယ်'],
  ACCOUNT: ['Account', 'အကောင့်'],
  TOPUP: ['Top-up', 'ငွေဖြည့်'],
  PACKAGES: ['Packages', 'ပက်ကေ့ချ်'],
  PACKAGE: ['Packages', 'ပက်ကေ့ချ်'],
  SHARE: ['Sharing and gifts', 'မျှဝေ၊ လက်ဆောင်'],
  FIBRE: ['Fibre', 'ဖိုက်ဘာ'],
  POINTS: ['Points', 'ပွိုင့်'],
  ROAMING: ['Roaming', 'ရုမ်းမင်း'],
  ROAM: ['International', 'နိုင်ငံတကာ'],
  SIM: ['SIM', 'ဆင်းမ်ကတ်'],
  PAYMENTS: ['Payments', 'ငွေပေးချေမှု'],
  BALANCE: ['Balance', 'လက်ကျန်ငွေ'],
  DATA: ['Data', 'ဒေတာ'],
  HELP: ['Help', 'အကူအညီ'],
  FLAGSHIP: ['Flagship', 'ဆိုင်ချုပ်'],
  SHOWROOM: ['Our shop', 'ကျွန်ုပ်တို့ဆိုင်'],
  AGENT: ['Partner shop', 'မိတ်ဖက်ဆိုင်'],
  TOPUP_POINT: ['Top-up point', 'ငွေဖြည့်ဆိုင်'],
  FTTH_COUNTER: ['Fibre counter', 'ဖိုက်ဘာကောင်တာ'],
  REGISTRATION: ['SIM registration', 'ဆင်းမ်မှတ်ပုံတင်ခြင်း'],
  BILLS: ['Bills', 'ဘေလ်ပေးချေခြင်း'],
  DEVICES: ['Phones and devices', 'ဖုန်းနှင့် စက်ပစ္စည်း'],
  FULL_TIME: ['Full time', 'အချိန်ပြည့်'],
  PART_TIME: ['Part time', 'အချိန်ပိုင်း'],
  CONTRACT: ['Contract', 'စာချုပ်ဖြင့်'],
  INTERNSHIP: ['Internship', 'အလုပ်သင်'],
  INFO: ['Information', 'အသိပေးချက်'],
  WARNING: ['Warning', 'သတိပေးချက်'],
  REGISTER: ['Sign up here', 'ဤနေရာတွင် စာရင်းသွင်းရန်'],
  LINK: ['Open a link', 'လင့်ခ် ဖွင့်ရန်'],
  SHARE_DATA: ['Share data', 'ဒေတာ မျှဝေရန်'],
  SHARE_VOICE: ['Share minutes', 'ဖုန်းခေါ်ဆိုမိနစ် မျှဝေရန်'],
}

/** Blocks of a page, by their type. */
export const BLOCK_WORDS: Readonly<Record<string, readonly [en: string, my: string]>> = {
  hero: ['Hero (title and picture)', 'အဖွင့် (ခေါင်းစဉ်နှင့် ပုံ)'],
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
  shops: ['Shops', 'ဆိုင်များ'],
  posts: ['Posts from a category', 'အမျိုးအစားတစ်ခု၏ ဆောင်းပါးများ'],
}
