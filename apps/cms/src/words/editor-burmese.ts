/** Payload takes the `my` of Burmese for Malay in its editor of formatted texts. Of what our editor has (`editor.ts`). */
export const EDITOR_BURMESE = {
  general: {
    placeholder: "ဤနေရာတွင် ရေးပါ။ ခေါင်းစဉ်၊ စာရင်း၊ ပုံ ထည့်ရန် '/' ကို နှိပ်ပါ။",
    slashMenuBasicGroupLabel: 'အခြေခံ',
    slashMenuListGroupLabel: 'စာရင်းများ',
    toolbarItemsActive: '{{count}} ခု သုံးထားသည်',
  },
  blockquote: { label: 'ကိုးကားချက်' },
  heading: { label: 'ခေါင်းစဉ် {{headingLevel}}' },
  horizontalRule: { label: 'မျဉ်းတား' },
  link: { label: 'လင့်ခ်', loadingWithEllipsis: 'ဖွင့်နေသည်...' },
  orderedList: { label: 'နံပါတ်စဉ် စာရင်း' },
  paragraph: { label: 'စာပိုဒ်', label2: 'သာမန်စာသား' },
  unorderedList: { label: 'အစက်ဖြင့် စာရင်း' },
  upload: { label: 'ပုံ' },
} as const
