import type { IncidentPhase, IncidentService } from '../status.ts'

type Both = { readonly text: string; readonly textMm: string }

export type IncidentTemplate = Both & {
  readonly code: string
  readonly service: IncidentService
  readonly phase: IncidentPhase
  readonly title: string
  readonly titleMm: string
}

/** What most disturbances are, in words that are ready in both languages. Where and until when stand beside them. */
export const INCIDENT_TEMPLATES: readonly IncidentTemplate[] = [
  {
    code: 'FIBRE_CUT',
    service: 'ftth',
    phase: 'INVESTIGATING',
    title: 'Home internet is interrupted',
    titleMm: 'အိမ်သုံး အင်တာနက် ပြတ်တောက်နေသည်',
    text: 'Many customers have no internet. We are looking for the cause.',
    textMm: 'အင်တာနက် မရသော ဖောက်သည်များ ရှိနေပါသည်။ အကြောင်းရင်းကို ရှာဖွေနေပါသည်။',
  },
  {
    code: 'FIBRE_SLOW',
    service: 'ftth',
    phase: 'INVESTIGATING',
    title: 'Home internet is slow',
    titleMm: 'အိမ်သုံး အင်တာနက် နှေးနေသည်',
    text: 'Home internet is slower than it should be. We are looking for the cause.',
    textMm: 'အိမ်သုံး အင်တာနက် ပုံမှန်ထက် နှေးနေပါသည်။ အကြောင်းရင်းကို ရှာဖွေနေပါသည်။',
  },
  {
    code: 'MOBILE_NO_SIGNAL',
    service: 'mobile',
    phase: 'INVESTIGATING',
    title: 'No mobile signal',
    titleMm: 'မိုဘိုင်းလိုင်း မရရှိပါ',
    text: 'Phones have no signal here. We are looking for the cause.',
    textMm: 'ဤဒေသတွင် ဖုန်းလိုင်း မရပါ။ အကြောင်းရင်းကို ရှာဖွေနေပါသည်။',
  },
  {
    code: 'MOBILE_SLOW',
    service: 'mobile',
    phase: 'INVESTIGATING',
    title: 'Mobile internet is slow',
    titleMm: 'မိုဘိုင်း အင်တာနက် နှေးနေသည်',
    text: 'Mobile internet is slower than it should be. Calls and SMS work.',
    textMm: 'မိုဘိုင်း အင်တာနက် ပုံမှန်ထက် နှေးနေပါသည်။ ဖုန်းခေါ်ဆိုမှုနှင့် SMS ရပါသည်။',
  },
  {
    code: 'MOBILE_NO_POWER',
    service: 'mobile',
    phase: 'IDENTIFIED',
    title: 'No power at mobile stations',
    titleMm: 'မိုဘိုင်းစခန်းများတွင် မီးပျက်နေသည်',
    text: 'Our stations have no mains power here. Batteries and generators last for some hours.',
    textMm: 'ဤဒေသရှိ စခန်းများတွင် မီးပျက်နေပါသည်။ ဘက်ထရီနှင့် မီးစက်ဖြင့် နာရီအနည်းငယ် ဆက်လက်သုံးနိုင်ပါသည်။',
  },
  {
    code: 'PAYMENT',
    service: 'payment',
    phase: 'INVESTIGATING',
    title: 'Payments are disturbed',
    titleMm: 'ငွေပေးချေမှု အခက်အခဲ ရှိနေသည်',
    text: 'Some payments do not get through. Money that has left your wallet is delivered or comes back.',
    textMm: 'ငွေပေးချေမှုအချို့ မအောင်မြင်ပါ။ သင့်ပိုက်ဆံအိတ်မှ ထွက်သွားသောငွေကို ဖြည့်ပေးမည် သို့မဟုတ် ပြန်အမ်းပါမည်။',
  },
  {
    code: 'WEBSITE',
    service: 'website',
    phase: 'INVESTIGATING',
    title: 'The website is disturbed',
    titleMm: 'ဝဘ်ဆိုက် အခက်အခဲ ရှိနေသည်',
    text: 'Some pages do not open. Calls, SMS and internet work.',
    textMm: 'စာမျက်နှာအချို့ ဖွင့်မရပါ။ ဖုန်းခေါ်ဆိုမှု၊ SMS နှင့် အင်တာနက် ရပါသည်။',
  },
  {
    code: 'PLANNED_FIBRE',
    service: 'ftth',
    phase: 'PLANNED',
    title: 'Planned work on home internet',
    titleMm: 'အိမ်သုံး အင်တာနက် ပြုပြင်ထိန်းသိမ်းမှု',
    text: 'We improve the network. Home internet is interrupted for some time.',
    textMm: 'ကွန်ရက်ကို ပိုကောင်းအောင် လုပ်ဆောင်ပါမည်။ အိမ်သုံး အင်တာနက် ခေတ္တ ပြတ်တောက်ပါမည်။',
  },
  {
    code: 'PLANNED_MOBILE',
    service: 'mobile',
    phase: 'PLANNED',
    title: 'Planned work on the mobile network',
    titleMm: 'မိုဘိုင်းကွန်ရက် ပြုပြင်ထိန်းသိမ်းမှု',
    text: 'We improve the network. There is no signal for some time.',
    textMm: 'ကွန်ရက်ကို ပိုကောင်းအောင် လုပ်ဆောင်ပါမည်။ ဖုန်းလိုင်း ခေတ္တ မရနိုင်ပါ။',
  },
]

/** How it goes, one sentence of each, to begin from. */
export const PHASE_WORDS: Readonly<Record<IncidentPhase | 'RESOLVED', Both>> = {
  INVESTIGATING: {
    text: 'We are looking for the cause.',
    textMm: 'အကြောင်းရင်းကို ရှာဖွေနေပါသည်။',
  },
  IDENTIFIED: {
    text: 'The cause is found. Our engineers are on the way.',
    textMm: 'အကြောင်းရင်းကို တွေ့ပါပြီ။ အင်ဂျင်နီယာများ လာနေပါသည်။',
  },
  FIXING: {
    text: 'Our engineers are mending it.',
    textMm: 'အင်ဂျင်နီယာများ ပြင်ဆင်နေပါသည်။',
  },
  MONITORING: {
    text: 'It is mended. We watch whether it stays so.',
    textMm: 'ပြင်ဆင်ပြီးပါပြီ။ တည်ငြိမ်မှုကို စောင့်ကြည့်နေပါသည်။',
  },
  PLANNED: {
    text: 'The work begins as planned.',
    textMm: 'လုပ်ငန်းကို စီစဉ်ထားသည့်အတိုင်း စတင်ပါမည်။',
  },
  RESOLVED: {
    text: 'It is over. Thank you for your patience.',
    textMm: 'ပြီးဆုံးပါပြီ။ သည်းခံပေးသည့်အတွက် ကျေးဇူးတင်ပါသည်။',
  },
}
