/** What the glossary asks translators to avoid, with the word that it gives instead. */
const AVOIDED: readonly (readonly [RegExp, string])[] = [
  [/[\u1040-\u1049](?!\u104B)/, 'Latin digits'],
  [/ကမ်းလှမ်းချက်/, 'ပရိုမိုးရှင်း'],
  [/ပြန်ဖျက်/, 'ပယ်ဖျက်'],
  [/ရပ်နည်း/, 'ရပ်ဆိုင်းနည်း'],
  [/ရိုမင်း/, 'ရုမ်းမင်း'],
  [/ကွန်ဘို/, 'စုပေါင်း'],
  [/အော်ဒါ/, 'မှာယူမှု'],
  [/ကောက်ခံ/, 'ဖြတ်, နုတ်, ထပ်ပေးရ'],
  [/လုပ်ဖော်ကိုင်ဖက်/, 'ဝန်ထမ်း'],
  [/ကြိုတင်ငွေပေး(?!ချေ)/, 'ကြိုတင်ငွေဖြည့်'],
  [/အလုပ်လုပ်ရက်/, 'ရုံးဖွင့်ရက်'],
  [/နေ့ရောညပါ/, 'နေ့ညမရွေး'],
  [/ဝက်ဘ်ဆိုက်/, 'ဝဘ်ဆိုက်'],
  [/နိုင်ငံကူးလက်မှတ်/, 'ပတ်စ်ပို့'],
  [/မည်နည်း|သနည်း|အဘယ်/, 'a spoken question: ဘယ်, ဘာ, လဲ, လား'],
  [/ကျွန်ုပ်(?!တို့)၏? ?(?:အကောင့်|ပက်ကေ့ချ်|ပွိုင့်|လိုင်း|ဒေတာ)/, 'the noun alone, or မိမိ'],
  [/ရည်ညွှန်းကုဒ်/, 'ရည်ညွှန်းအမှတ်: a code is secret'],
  [/ပွိုင့် \d+ ပွိုင့်/, '1 ပွိုင့်'],
  [/ည 2\d:\d\d/, 'ည 11 နာရီ'],
]

/** The first word of a text that we do not use, or false. */
export function avoidedWord(text: string): string | false {
  for (const [avoided, instead] of AVOIDED) {
    const found = avoided.exec(text)?.[0]
    if (found !== undefined) return `${found}: we write ${instead}`
  }
  return false
}
