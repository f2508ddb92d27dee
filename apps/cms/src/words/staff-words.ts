/** What the screens for signing in say, in English and Burmese. */
export const STAFF_WORDS = {
  email: ['Email', 'အီးမေးလ်'],
  password: ['Password', 'စကားဝှက်'],
  signIn: ['Sign in', 'ဝင်ရန်'],
  lostPassword: [
    'Forgot your password or lost your phone? Ask an administrator.',
    'စကားဝှက် မေ့နေပါက သို့မဟုတ် ဖုန်းပျောက်ပါက စီမံခန့်ခွဲသူကို ပြောပါ။',
  ],
  lostPhone: ['Lost your phone? Ask an administrator.', 'ဖုန်းပျောက်ပါက စီမံခန့်ခွဲသူကို ပြောပါ။'],
  forgotTitle: ['Forgot your password?', 'စကားဝှက် မေ့နေပါသလား'],
  forgotLead: [
    'We send you a link to choose a new one. It works for one hour.',
    'စကားဝှက်အသစ် သတ်မှတ်ရန် လင့်ခ် ပို့ပေးပါမည်။ တစ်နာရီအတွင်း သုံးနိုင်ပါသည်။',
  ],
  forgotSend: ['Send the link', 'လင့်ခ် ပို့ရန်'],
  forgotSent: [
    'If this address has an account, an email is on its way. Check your inbox and your spam folder. You can ask again in five minutes.',
    'ဤလိပ်စာဖြင့် အကောင့် ရှိပါက အီးမေးလ် ရောက်လာပါမည်။ ဝင်စာနှင့် spam ကို ကြည့်ပါ။ ငါးမိနစ်ကြာလျှင် ထပ်တောင်းနိုင်ပါသည်။',
  ],
  backToSignIn: ['Back to sign-in', 'ဝင်ရန် စာမျက်နှာသို့'],
  newPasswordTitle: ['Choose your password', 'သင့်စကားဝှက် သတ်မှတ်ပါ'],
  newPasswordLead: [
    'Afterwards you sign in with it, and with a code from your phone.',
    'သတ်မှတ်ပြီးပါက ဤစကားဝှက်နှင့် ဖုန်းမှ ကုဒ်ဖြင့် ဝင်ရပါမည်။',
  ],
  newPassword: ['New password', 'စကားဝှက်အသစ်'],
  newPasswordAgain: ['Repeat the new password', 'စကားဝှက်အသစ်ကို ထပ်ရိုက်ပါ'],
  notTheSame: ['The two passwords are not the same.', 'စကားဝှက် နှစ်ခု မတူပါ။'],
  newPasswordSet: ['Save password', 'စကားဝှက် သိမ်းရန်'],
  newPasswordDone: [
    'Saved. You have been signed out everywhere else.',
    'သိမ်းပြီးပါပြီ။ အခြားနေရာများမှ ထွက်သွားပါပြီ။',
  ],
  linkEnded: [
    'This link was used before or has ended. Ask for a new one.',
    'ဤလင့်ခ်ကို သုံးပြီးသား သို့မဟုတ် သက်တမ်းကုန်ပါပြီ။ အသစ် တောင်းပါ။',
  ],
  inviteTitle: ['Invite a colleague', 'ဝန်ထမ်းသစ် ဖိတ်ရန်'],
  inviteLead: ['They get a link and choose their own password.', 'လင့်ခ်တစ်ခု ရပြီး စကားဝှက်ကို ကိုယ်တိုင် သတ်မှတ်ပါမည်။'],
  inviteSend: ['Invite', 'ဖိတ်ရန်'],
  name: ['Name', 'အမည်'],
  role: ['Role', 'တာဝန်'],
  addressTaken: ['This address already has an account.', 'ဤလိပ်စာဖြင့် အကောင့် ရှိပြီးသား ဖြစ်ပါသည်။'],
  noAddress: ['Check the email address.', 'အီးမေးလ်လိပ်စာကို စစ်ဆေးပါ။'],
  toAccounts: ['To all staff accounts', 'ဝန်ထမ်း အကောင့်အားလုံးသို့'],
  linkTitle: ['Link to choose a password', 'စကားဝှက် သတ်မှတ်ရန် လင့်ခ်'],
  giveLink: ['Make a link', 'လင့်ခ် ပြုလုပ်ရန်'],
  giveLinkLead: [
    'For a colleague who cannot get in. Earlier links stop working. Give your own password first.',
    'ဝင်၍ မရသော ဝန်ထမ်းအတွက် ဖြစ်ပါသည်။ ယခင်လင့်ခ်များ ပိတ်ပါမည်။ သင့်စကားဝှက်ကို အရင်ထည့်ပါ။',
  ],
  invitationOpen: [
    'Invited, not yet signed in. The link works until',
    'ဖိတ်ထားပြီး မဝင်ရသေးပါ။ လင့်ခ် သုံးနိုင်သည့်အချိန် -',
  ],
  invitationEnded: ['The invitation ended at', 'ဖိတ်ကြားစာ သက်တမ်းကုန်ချိန် -'],
  linkSent: ['An email with the link went to', 'လင့်ခ်ပါ အီးမေးလ် ပို့ပြီးပါပြီ -'],
  opensUntil: ['The link works once, until', 'တစ်ကြိမ်သာ သုံးနိုင်သည်။ နောက်ဆုံးအချိန် -'],
  mailFailed: [
    'The email could not be sent. Hand this link over yourself.',
    'အီးမေးလ် ပို့၍ မရပါ။ ဤလင့်ခ်ကို ကိုယ်တိုင် ပေးပါ။',
  ],
  linkToHandOver: ['Link to hand over', 'လက်ခံသူကို ပေးရန် လင့်ခ်'],
  handOverHint: [
    'Shown once. Whoever has it chooses the password, so give it to this colleague only.',
    'တစ်ကြိမ်သာ ပြပါသည်။ ရရှိသူတိုင်း စကားဝှက် သတ်မှတ်နိုင်သဖြင့် ထိုဝန်ထမ်းကိုသာ ပေးပါ။',
  ],
  copyLink: ['Copy link', 'လင့်ခ် ကူးရန်'],
  copied: ['Copied', 'ကူးပြီးပါပြီ'],
  wrongPassword: [
    'Email or password is not right. After five tries, wait ten minutes.',
    'အီးမေးလ် သို့မဟုတ် စကားဝှက် မမှန်ပါ။ ငါးကြိမ် မှားပါက ဆယ်မိနစ် စောင့်ပါ။',
  ],
  noAnswer: ['We did not get an answer. Try again.', 'အဖြေ ပြန်မရပါ။ ထပ်စမ်းပါ။'],
  startAgain: ['Start again', 'အစမှ ပြန်စရန်'],
  codeTitle: ['Enter the code', 'ကုဒ် ရိုက်ထည့်ပါ'],
  codeHint: [
    'Six digits from your authenticator app, or one of your recovery codes.',
    'ဖုန်းအက်ပ်မှ ဂဏန်း 6 လုံး သို့မဟုတ် သင့်အရန်ကုဒ် တစ်ခု။',
  ],
  code: ['Code', 'ကုဒ်'],
  wrongCode: [
    'That code is not right, or it was used before. Wait for the next one.',
    'ကုဒ် မမှန်ပါ သို့မဟုတ် သုံးပြီးသား ဖြစ်ပါသည်။ နောက်ကုဒ်ကို စောင့်ပါ။',
  ],
  locked: [
    'Too many wrong codes. Try again in ten minutes or later.',
    'ကုဒ်အမှား များပါသည်။ ဆယ်မိနစ် သို့မဟုတ် ထို့ထက်ကြာမှ ထပ်စမ်းပါ။',
  ],
  forbidden: ['You have been signed out. Sign in again.', 'အကောင့်မှ ထွက်သွားပါပြီ။ ပြန်ဝင်ပါ။'],
  setUpTitle: ['Set up a second factor', 'ဒုတိယအဆင့် လုံခြုံရေး ပြုလုပ်ပါ'],
  setUpLead: [
    'With a code from your phone, a stolen password opens nothing.',
    'ဖုန်းမှ ကုဒ်ပါ လိုသဖြင့် စကားဝှက် ခိုးခံရလျှင်လည်း ဝင်၍ မရပါ။',
  ],
  setUpRequired: [
    'This CMS asks everyone for a code from their phone. It takes two minutes, once.',
    'ဤစနစ်သို့ ဝင်သူတိုင်း ဖုန်းမှ ကုဒ် လိုပါသည်။ တစ်ကြိမ်သာ၊ နှစ်မိနစ်ခန့် ကြာပါမည်။',
  ],
  confirmPassword: ['Your password', 'သင့်စကားဝှက်'],
  goOn: ['Continue', 'ဆက်လုပ်ရန်'],
  scan: [
    'Scan this picture with an authenticator app, such as Aegis, Google Authenticator or 1Password.',
    'Aegis၊ Google Authenticator၊ 1Password ကဲ့သို့ ကုဒ်ထုတ်သည့် အက်ပ်ဖြင့် ဤပုံကို စကင်ဖတ်ပါ။',
  ],
  picture: ['QR code for your authenticator app', 'ကုဒ်ထုတ်သည့် အက်ပ်အတွက် QR ကုဒ်'],
  typeKey: ['No camera? Type this key into the app:', 'ကင်မရာ မရှိပါက ဤသော့ကို အက်ပ်ထဲ ရိုက်ထည့်ပါ -'],
  firstCode: ['Code the app shows now', 'အက်ပ်တွင် ယခု ပြသော ကုဒ်'],
  turnOn: ['Turn on', 'ဖွင့်ရန်'],
  keepTitle: ['Keep your recovery codes', 'အရန်ကုဒ်များကို သိမ်းထားပါ'],
  keepLead: [
    'If you lose your phone, each of these lets you in once. You cannot see them again: print them or put them in a password manager.',
    'ဖုန်းပျောက်ပါက ကုဒ်တစ်ခုလျှင် တစ်ကြိမ် ဝင်နိုင်ပါသည်။ နောက်တစ်ကြိမ် ပြန်မပြပါ။ ပုံနှိပ်ပါ သို့မဟုတ် စကားဝှက်သိမ်းသည့် အက်ပ်တွင် သိမ်းပါ။',
  ],
  kept: ['I have kept them', 'သိမ်းပြီးပါပြီ'],
  offer: ['Protect your account with a code from your phone.', 'သင့်အကောင့်ကို ဖုန်းမှ ကုဒ်ဖြင့် ကာကွယ်ပါ။'],
  factorOn: ['On. Recovery codes left:', 'ဖွင့်ထားသည်။ ကျန်သော အရန်ကုဒ် -'],
  factorOff: ['Not set up yet', 'မပြုလုပ်ရသေးပါ'],
  newPhone: ['Set up another phone', 'အခြားဖုန်းဖြင့် ပြုလုပ်ရန်'],
  removeFactor: ['Remove second factor', 'ဒုတိယအဆင့်ကို ဖယ်ရှားရန်'],
  removeLead: [
    'Only when your colleague has lost the phone and you have spoken to them. It also signs them out everywhere.',
    'ဝန်ထမ်း ဖုန်းပျောက်ပြီး သင်ကိုယ်တိုင် စကားပြောပြီးမှသာ လုပ်ပါ။ နေရာအားလုံးမှလည်း ထွက်သွားပါမည်။',
  ],
  removed: [
    'Removed. They set it up again when they next sign in.',
    'ဖယ်ရှားပြီးပါပြီ။ နောက်တစ်ကြိမ် ဝင်ချိန်တွင် ပြန်ပြုလုပ်ရပါမည်။',
  ],
  cancel: ['Cancel', 'မလုပ်တော့ပါ'],
  currentPassword: ['Your current password', 'သင့်လက်ရှိ စကားဝှက်'],
  currentPasswordHint: [
    'To change a password, yours or a colleague’s, give your own first.',
    'သင့်စကားဝှက် သို့မဟုတ် ဝန်ထမ်း၏ စကားဝှက်ကို ပြောင်းရန် သင့်စကားဝှက်ကို အရင်ထည့်ပါ။',
  ],
  wrongCurrentPassword: ['This is not your current password.', 'သင့်လက်ရှိ စကားဝှက် မဟုတ်ပါ။'],
  passwordTooShort: [
    'Use at least 15 characters. Four or five words are easy to remember.',
    'အနည်းဆုံး စာလုံး 15 လုံး သုံးပါ။ စကားလုံး လေး၊ ငါးလုံး တွဲပါက မှတ်ရလွယ်ပါသည်။',
  ],
  passwordKnown: [
    'This password is too easy to guess. Use words that do not belong together.',
    'ဤစကားဝှက်ကို ခန့်မှန်းရ လွယ်ပါသည်။ မဆက်စပ်သော စကားလုံးများ တွဲသုံးပါ။',
  ],
} as const satisfies Readonly<Record<string, readonly [en: string, my: string]>>

export type StaffWord = keyof typeof STAFF_WORDS

export const inLanguage = (word: StaffWord, language: string): string =>
  STAFF_WORDS[word][language === 'my' ? 1 : 0]
