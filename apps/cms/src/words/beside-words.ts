/** Two languages side by side. */
export const BESIDE_WORDS = {
  inEnglish: ['English', 'အင်္ဂလိပ်ဘာသာ'],
  inBurmese: ['Burmese', 'မြန်မာဘာသာ'],
  englishLacks: ['English missing', 'အင်္ဂလိပ်စာ မရှိသေး'],
  burmeseLacks: ['Burmese missing', 'မြန်မာစာ မရှိသေး'],
  writeEnglish: ['Write it in English', 'အင်္ဂလိပ်ဘာသာဖြင့် ရေးမည်'],
  writeBurmese: ['Write it in Burmese', 'မြန်မာဘာသာဖြင့် ရေးမည်'],
  saveBeforeSwitch: [
    'Save first, then write this text in the other language.',
    'အရင်သိမ်းပါ။ ပြီးမှ ဤစာကို အခြားဘာသာဖြင့် ရေးပါ။',
  ],
  bothLanguages: ['Show both languages', 'ဘာသာနှစ်မျိုးလုံး ပြမည်'],
  oneLanguage: ['Show one language', 'ဘာသာတစ်မျိုးတည်း ပြမည်'],
} as const satisfies Readonly<Record<string, readonly [en: string, my: string]>>
