/** Pictures and drawings. */
export const PICTURE_WORDS = {
  drawingChoose: ['Choose a drawing', 'ပုံဆွဲ ရွေးမည်'],
  drawingChange: ['Choose another', 'အခြားတစ်ပုံ ရွေးမည်'],
  drawingNone: ['No drawing', 'ပုံဆွဲ မသုံးပါ'],
  drawingMissing: ['The drawings of the website are not on this machine.', 'ဝဘ်ဆိုက်၏ ပုံဆွဲများ ဤစက်တွင် မရှိပါ။'],
  usedIn: ['Shown in {{count}} places', 'နေရာ {{count}} ခုတွင် ပြထားသည်'],
  usedNowhere: ['Not shown anywhere', 'မည်သည့်နေရာတွင်မှ မပြရသေး'],
} as const satisfies Readonly<Record<string, readonly [en: string, my: string]>>
