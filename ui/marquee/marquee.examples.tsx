import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { Marquee } from './marquee.tsx'

export const examples: Examples = {
  announcements: (l) => (
    <Marquee
      label={say(l, 'Announcements', 'ကြေညာချက်များ')}
      pauseLabel={say(l, 'Pause announcements', 'ကြေညာချက်များ ရပ်ရန်')}
      playLabel={say(l, 'Play announcements', 'ကြေညာချက်များ ဆက်ပြရန်')}
      items={[
        { text: say(l, 'Double data every night this month', 'ယခုလအတွင်း ညတိုင်း ဒေတာ ၂ ဆ'), href: '#/promotions' },
        { text: say(l, 'New shop open in Hpa-An', 'ဘားအံမြို့တွင် ဆိုင်ခွဲသစ် ဖွင့်လှစ်ပါပြီ') },
        { text: say(l, 'Never tell anybody your one-time code', 'တစ်ကြိမ်သုံး ကုဒ်ကို မည်သူ့ကိုမျှ မပြောပါနှင့်') },
      ]}
    />
  ),
}
