/** The way of a document from a draft to the readers. */
export const REVIEW_WORDS = {
  review: ['Review', 'စိစစ်ခြင်း'],
  stageDraft: ['Draft', 'မူကြမ်း'],
  stageReview: ['Waiting for review', 'စိစစ်ရန် စောင့်ဆိုင်း'],
  stageApproved: ['Approved', 'အတည်ပြုပြီး'],
  stagePublished: ['Published', 'ထုတ်ပြန်ပြီး'],
  deedSubmit: ['Send to review', 'စိစစ်ရန် ပို့မည်'],
  deedWithdraw: ['Take back', 'ပြန်ယူမည်'],
  deedSendBack: ['Send back', 'ပြန်ပို့မည်'],
  deedApprove: ['Approve', 'အတည်ပြုမည်'],
  deedPublish: ['Publish', 'ထုတ်ပြန်မည်'],
  deedComment: ['Only comment', 'မှတ်ချက်သာ ရေးမည်'],
  didSubmit: ['Sent to review', 'စိစစ်ရန် ပို့ခဲ့သည်'],
  didWithdraw: ['Taken back', 'ပြန်ယူခဲ့သည်'],
  didSendBack: ['Sent back', 'ပြန်ပို့ခဲ့သည်'],
  didApprove: ['Approved', 'အတည်ပြုခဲ့သည်'],
  didPublish: ['Published', 'ထုတ်ပြန်ခဲ့သည်'],
  didComment: ['Commented', 'မှတ်ချက်ရေးခဲ့သည်'],
  writtenBy: ['Last written by {{who}}', 'နောက်ဆုံး ရေးသူ - {{who}}'],
  twoPeople: [
    'This takes two people: one writes, another approves.',
    'လူနှစ်ဦး လိုအပ်ပါသည်။ တစ်ဦးက ရေးပြီး အခြားတစ်ဦးက အတည်ပြုရပါမည်။',
  ],
  reviewWords: ['Comment for your colleagues', 'အခြားဝန်ထမ်းများအတွက် မှတ်ချက်'],
  saveFirst: [
    'Save your draft first: what is sent is what was saved.',
    'မူကြမ်းကို အရင်သိမ်းပါ။ သိမ်းထားသည့်စာကိုသာ ပို့ပါမည်။',
  ],
  noAnswer: ['We did not get an answer. Try again.', 'အဖြေ ပြန်မရပါ။ ထပ်စမ်းပါ။'],
  notYours: ['Your role does not allow this.', 'သင့်တာဝန်ဖြင့် မလုပ်နိုင်ပါ။'],
  wrongStage: [
    'This was changed meanwhile. Reload the page and look again.',
    'ကြားထဲတွင် ပြောင်းလဲသွားပါပြီ။ စာမျက်နှာကို ပြန်ဖွင့်ကြည့်ပါ။',
  ],
  needsAnother: [
    'You wrote this yourself. Ask a colleague to approve it.',
    'သင်ကိုယ်တိုင် ရေးထားသဖြင့် အခြားဝန်ထမ်းတစ်ဦးက အတည်ပြုရပါမည်။',
  ],
  needsReview: [
    'This takes two people. Save it as a draft and send it to review.',
    'လူနှစ်ဦး လိုအပ်ပါသည်။ မူကြမ်းအဖြစ် သိမ်းပြီး စိစစ်ရန် ပို့ပါ။',
  ],
  restoreAsDraft: [
    'This takes two people. Restore it as a draft and send it to review.',
    'လူနှစ်ဦး လိုအပ်ပါသည်။ မူကြမ်းအဖြစ် ပြန်ယူပြီး စိစစ်ရန် ပို့ပါ။',
  ],
  wordsNeeded: ['Write a comment first.', 'မှတ်ချက် အရင်ရေးပါ။'],
  savingNow: [
    '{{who}} is saving this right now. Your words are still here: wait a moment and save again.',
    '{{who}} က ယခု သိမ်းနေပါသည်။ သင့်စာများ ဤနေရာတွင် ကျန်ရှိသည်။ ခဏစောင့်ပြီး ထပ်သိမ်းပါ။',
  ],
  aColleague: ['A colleague', 'အခြားဝန်ထမ်းတစ်ဦး'],
  changedMeanwhile: [
    '{{who}} changed this at {{at}} (Yangon time). Your words are still here: copy them, reload the page, and put them in again.',
    '{{who}} က {{at}} (ရန်ကုန်စံတော်ချိန်) တွင် ပြောင်းလိုက်ပါပြီ။ သင့်စာများ ဤနေရာတွင် ကျန်ရှိသည်။ ကူးယူပြီး စာမျက်နှာကို ပြန်ဖွင့်ကာ ထပ်ထည့်ပါ။',
  ],
} as const satisfies Readonly<Record<string, readonly [en: string, my: string]>>
